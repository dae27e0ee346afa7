/**
 * A round with acts is killed at each of its states, and every time it comes back with the same
 * draws, each stake taken once and the payout paid once. One death meets rounds at several points;
 * in the long tier each has a death of its own.
 */
import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { ladderCode } from '#games-server/games/acting-games.testing.ts';
import {
  callsOf,
  type Frame,
  openFrame,
  over,
  plantDraws,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { isLongTier, repetitions } from '@bahati/testing/tier.ts';
import {
  createVictim,
  holdPlayer,
  holdRounds,
  inGroups,
  type Stop,
  type Victim,
} from '#games-server/victim.testing.ts';

let scene: Scene;
let victim: Victim;

before(async () => {
  scene = await setScene();
  victim = await createVictim(scene, ['./apps/games-server/src/games/acting-games.testing.ts']);
  await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
});

/** A test that failed may have left no server behind. */
beforeEach(async () => {
  scene.platform.setHook(undefined);
  if (!victim.isAlive()) await victim.start();
});

/** What a dead process held is anybody's once its lease is over. An open round is its player's. */
const endLeases = () =>
  scene.owner.query(
    "UPDATE games.rounds SET due_at = now() WHERE decided_at IS NULL AND state <> 'open'",
  );

type Ladder = {
  member: string;
  frame: Frame;
  round: SlotRound | undefined;
  /** Of the request of each step. */
  idempotencyKeys: readonly string[];
};

type Step = {
  name: string;
  call: 'bet' | 'win' | null;
  send: (ladder: Ladder, idempotencyKey: string) => ReturnType<Frame['ask']>;
};

const acting =
  (action: string): Step['send'] =>
  ({ frame, round }, idempotencyKey) => {
    assert.ok(round);
    const { roundId, acts } = round;
    const body = { roundId, idempotencyKey, sequence: acts.length + 1, action };
    return frame.ask('POST', '/frame/v1/act', body);
  };

/** The round that is killed: it takes a stake, one more, draws, draws again and is paid. */
const steps: Step[] = [
  { name: 'start', call: 'bet', send: ({ frame }, id) => frame.spin('50.00', id) },
  { name: 'act that costs', call: 'bet', send: acting('double') },
  { name: 'act that is free', call: null, send: acting('climb') },
  { name: 'act that ends it', call: 'win', send: acting('take') },
];
const draws = [1, 3, 2];
const payout = 2n * 3n * 5_000n;

const send = (ladder: Ladder, at: number) => {
  const [step, idempotencyKey] = [steps[at], ladder.idempotencyKeys[at]];
  assert.ok(step && idempotencyKey);
  return step.send(ladder, idempotencyKey);
};

async function take(ladder: Ladder, at: number) {
  const reply = await send(ladder, at);
  assert.equal(reply.status, 200, `${steps[at]?.name}: ${JSON.stringify(reply)}`);
  return { reply, round: reply.value as unknown as SlotRound };
}

/** Takes the steps from one to before another. */
async function takeSteps(ladder: Ladder, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) ladder.round = (await take(ladder, at)).round;
}

type Point = {
  point: string;
  /** Where the member's round stands when the server dies. */
  arrange: (memberId: string, call: 'bet' | 'win') => Stop;
};

/** One death may meet them all. */
const heardByWallet: Point[] = [
  {
    point: 'when the wallet has heard it and done nothing',
    arrange: (memberId, name) => victim.stopAt({ name, memberId }, 'received', 'lose'),
  },
  {
    point: 'when the wallet has heard it and acts after the death',
    arrange: (memberId, name) => victim.stopAt({ name, memberId }, 'received', 'go'),
  },
  {
    point: 'when the wallet has done it and the reply is lost',
    arrange: (memberId, name) => victim.stopAt({ name, memberId }, 'applied', 'lose'),
  },
  {
    point: 'when the wallet has done it and half of the reply is lost',
    arrange: (memberId, name) => victim.stopAt({ name, memberId }, 'applied', 'half'),
  },
];

const uncommitted: Point[] = [
  {
    point: 'before it is committed',
    arrange: (memberId) => victim.stopAtLock(holdPlayer(memberId)),
  },
];

/** Here the next connection is waited for, so nobody else may be asking the wallet. */
const outsideOfWallet: Point[] = [
  ...uncommitted,
  {
    point: 'between the reply and the note of it',
    arrange: (memberId, name) => victim.stopAfterReply({ name, memberId }, holdRounds(memberId)),
  },
  { point: 'between its commit and the wallet', arrange: () => victim.stopAtConnection() },
];

async function openLadder(): Promise<Ladder> {
  const member = scene.addMember();
  await plantDraws(scene, member, ladderCode, 4, draws);
  const frame = await openFrame(scene, over(victim.origin), member, ladderCode);
  return { member, frame, round: undefined, idempotencyKeys: steps.map(() => randomUUID()) };
}

async function assertPlayedOnce({ member, round }: Ladder): Promise<void> {
  assert.ok(round);
  assert.deepEqual([round.state, round.acts], ['settled', ['double', 'climb', 'take']]);
  assert.deepEqual(round.base.stops, draws, 'nothing was drawn anew');
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 10_000n + payout);
  for (const [call, count] of [
    ['bet', 2],
    ['win', 1],
  ] as const) {
    const bodies = callsOf(scene, member, call).map(({ body }) => JSON.stringify(body));
    assert.equal(new Set(bodies).size, count, 'every try was the same');
  }
  const undone = ['rollback', 'betwin'].map((call) => callsOf(scene, member, call).length);
  assert.deepEqual(undone, [0, 0]);
  const { rows } = await scene.owner.query(
    `SELECT r.state, count(*)::int AS acts FROM games.rounds r
       JOIN games.round_acts a ON a.round_id = r.id AND a.state = 'taken'
      WHERE r.member_id = $1 GROUP BY r.id`,
    [member],
  );
  assert.deepEqual(rows, [{ state: 'settled', acts: 3 }]);
}

async function comeBack(): Promise<void> {
  await endLeases();
  await victim.start();
}

const deaths = {
  heard: repetitions('deaths of each act the wallet has heard of', { usual: 1, long: 4 }),
  outside: repetitions('deaths of each act outside of the wallet', { usual: 1, long: 3 }),
};

const groupsOf = ({ call }: Step): Point[][] =>
  call === null
    ? [uncommitted]
    : [...inGroups(outsideOfWallet, deaths.outside), ...inGroups(heardByWallet, deaths.heard)];

for (const [at, killed] of steps.entries()) {
  for (const points of groupsOf(killed)) {
    const where = points.map(({ point }) => point).join('; ');
    test(`the ${killed.name} is killed ${where}: the round goes on as it was`, async () => {
      const answered = await openLadder();
      await takeSteps(answered, 0, at);
      const told = await take(answered, at);
      const ladders = await Promise.all(points.map(openLadder));
      await Promise.all(ladders.map((ladder) => takeSteps(ladder, 0, at)));
      await victim.dieAmong(
        ladders.map((ladder, place) => ({
          stop: () => points[place]?.arrange(ladder.member, killed.call ?? 'bet') ?? assert.fail(),
          send: () => send(ladder, at),
        })),
      );
      await comeBack();
      assert.deepEqual(await send(answered, at), told.reply, 'the answered request is as it was');
      for (const ladder of [...ladders, answered]) {
        await takeSteps(ladder, at, steps.length);
        await assertPlayedOnce(ladder);
      }
    });
  }
}

if (isLongTier) {
  test('a round killed after each of its answers answers the same requests the same', async () => {
    const ladder = await openLadder();
    for (const at of steps.keys()) {
      const { reply, round } = await take(ladder, at);
      await victim.kill();
      await comeBack();
      assert.deepEqual(await send(ladder, at), reply);
      ladder.round = round;
    }
    await assertPlayedOnce(ladder);
  });
}

test('a left round that is killed while it is paid is paid once, without being asked', async () => {
  const { member, frame } = await openLadder();
  assert.equal((await frame.spin('50.00')).status, 200);
  const death = victim.killAt('win', 'applied', 'lose');
  await scene.owner.query("UPDATE games.rounds SET due_at = now() WHERE state = 'open'");
  await death;
  await comeBack();
  const settled = async () => {
    const { rows } = await scene.owner.query<{ state: string }>(
      'SELECT state FROM games.rounds WHERE member_id = $1',
      [member],
    );
    return rows[0]?.state === 'settled';
  };
  await until('the round to be settled', settled);
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance);
  const wins = callsOf(scene, member, 'win').map(({ body }) => JSON.stringify(body));
  assert.equal(new Set(wins).size, 1);
});
