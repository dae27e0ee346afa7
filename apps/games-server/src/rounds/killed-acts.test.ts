/**
 * A round with acts is killed at each of its states, and every time it comes back with the same
 * draws, each stake taken once and the payout paid once. KILLS=4 does all of it four times over.
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
import { createVictim, holdPlayer, holdRounds, type Victim } from '#games-server/victim.testing.ts';

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

type Step = { name: string; call: 'bet' | 'win' | null; send: (frame: Frame) => Send };
type Send = (round: SlotRound | undefined, requestId: string) => ReturnType<Frame['ask']>;

const acting =
  (action: string) =>
  (frame: Frame): Send =>
  (round, requestId) => {
    assert.ok(round);
    const { roundId, acts } = round;
    const body = { roundId, requestId, sequence: acts.length + 1, action };
    return frame.ask('POST', '/frame/v1/act', body);
  };

/** The round that is killed: it takes a stake, one more, draws, draws again and is paid. */
const steps: Step[] = [
  { name: 'start', call: 'bet', send: (frame) => (_, id) => frame.spin('50.00', id) },
  { name: 'act that costs', call: 'bet', send: acting('double') },
  { name: 'act that is free', call: null, send: acting('climb') },
  { name: 'act that ends it', call: 'win', send: acting('take') },
];
const draws = [1, 3, 2];
const payout = 2n * 3n * 5_000n;

type Point = {
  point: string;
  /** Arranges the kill; resolves once the server is dead. */
  arrange: (memberId: string, call: 'bet' | 'win') => Promise<unknown>;
};

const everyStep: Point[] = [
  {
    point: 'before it is committed',
    arrange: (memberId) => victim.killWhileBlocked(holdPlayer(memberId)),
  },
];

const stepsOfMoney: Point[] = [
  { point: 'between its commit and the wallet', arrange: () => victim.killAtConnection() },
  {
    point: 'when the wallet has heard it and done nothing',
    arrange: (_, call) => victim.killAt(call, 'received', 'lose'),
  },
  {
    point: 'when the wallet has heard it and acts after the death',
    arrange: (_, call) => victim.killAt(call, 'received', 'go'),
  },
  {
    point: 'when the wallet has done it and the reply is lost',
    arrange: (_, call) => victim.killAt(call, 'applied', 'lose'),
  },
  {
    point: 'when the wallet has done it and half of the reply is lost',
    arrange: (_, call) => victim.killAt(call, 'applied', 'half'),
  },
  {
    point: 'between the reply and the note of it',
    arrange: (memberId, call) => victim.killAfterReply(call, holdRounds(memberId)),
  },
];

async function openLadder() {
  const member = scene.addMember();
  await plantDraws(scene, member, ladderCode, 4, draws);
  return { member, frame: await openFrame(scene, over(victim.origin), member, ladderCode) };
}

/** Plays the round through; `disturb` may take the place of sending a step for the first time. */
async function playThrough(
  frame: Frame,
  disturb: (step: Step, send: () => ReturnType<Frame['ask']>) => Promise<void>,
): Promise<SlotRound> {
  let round: SlotRound | undefined;
  for (const step of steps) {
    const requestId = randomUUID();
    const send = () => step.send(frame)(round, requestId);
    await disturb(step, send);
    const reply = await send();
    assert.equal(reply.status, 200, `${step.name}: ${JSON.stringify(reply)}`);
    round = reply.value as unknown as SlotRound;
  }
  assert.ok(round);
  return round;
}

async function assertPlayedOnce(member: string, round: SlotRound): Promise<void> {
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

for (let kill = Number(process.env['KILLS'] ?? 1); kill > 0; kill -= 1) {
  for (const killed of steps) {
    for (const { point, arrange } of killed.call ? [...everyStep, ...stepsOfMoney] : everyStep) {
      test(`the ${killed.name} is killed ${point}, and the round goes on as it was`, async () => {
        const { member, frame } = await openLadder();
        const round = await playThrough(frame, async (step, send) => {
          if (step !== killed) return;
          const death = arrange(member, step.call ?? 'bet');
          await victim.armed();
          // Nobody is left to answer: the frame hears the connection break.
          await Promise.all([assert.rejects(send()), death]);
          await comeBack();
        });
        await assertPlayedOnce(member, round);
      });
    }
  }

  test('killed after each answer, the same request answers the same round', async () => {
    const { member, frame } = await openLadder();
    const round = await playThrough(frame, async (_, send) => {
      const told = await send();
      await victim.kill();
      await comeBack();
      assert.deepEqual(await send(), told);
    });
    await assertPlayedOnce(member, round);
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
