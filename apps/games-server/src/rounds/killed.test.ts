import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { Hook, Wish } from '@bahati/testing/conformance/reference-server.ts';
import {
  callsOf,
  type Frame,
  hasFreeSpins,
  isLoss,
  isWin,
  openFrame,
  over,
  plantPair,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import {
  createVictim,
  type DoomedCall,
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
  victim = await createVictim(scene);
  await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
});

/** A test that failed may have left no server behind. */
beforeEach(async () => {
  if (!victim.isAlive()) await victim.start();
});

/** What a dead process held is anybody's once its lease is over; the test does not sit it out. */
const endLeases = () =>
  scene.owner.query('UPDATE games.rounds SET due_at = now() WHERE decided_at IS NULL');

type Case = {
  point: string;
  kind: (outcome: SlotOutcome) => boolean;
  /** Where the member's round stands when the server dies. */
  arrange: (memberId: string) => Stop;
};

/** One death may meet them all. The first waits for the longest until it stands where it dies. */
const heardByWallet: Case[] = [
  {
    point: 'when the second try of a silent wallet is under way',
    kind: hasFreeSpins,
    arrange: (memberId) => {
      const stop = victim.stopAt({ name: 'betwin', memberId, nth: 2 }, 'received', 'lose');
      loseFirstReply(memberId);
      return stop;
    },
  },
  {
    point: 'when the wallet has heard the call and done nothing',
    kind: isLoss,
    arrange: (memberId) => victim.stopAt({ name: 'betwin', memberId }, 'received', 'lose'),
  },
  {
    point: 'when the wallet has heard the call and acts after the death',
    kind: isWin,
    arrange: (memberId) => victim.stopAt({ name: 'betwin', memberId }, 'received', 'go'),
  },
  {
    point: 'when the wallet has taken a losing stake and the reply is lost',
    kind: isLoss,
    arrange: (memberId) => victim.stopAt({ name: 'betwin', memberId }, 'applied', 'lose'),
  },
  {
    point: 'when the wallet has paid a win and the reply is lost',
    kind: isWin,
    arrange: (memberId) => victim.stopAt({ name: 'betwin', memberId }, 'applied', 'lose'),
  },
  {
    point: 'when the wallet has paid free spins and half of the reply is lost',
    kind: hasFreeSpins,
    arrange: (memberId) => victim.stopAt({ name: 'betwin', memberId }, 'applied', 'half'),
  },
];

/** Here the next connection is waited for, so nobody else may be asking the wallet. */
const outsideOfWallet: Case[] = [
  {
    point: 'before the round is committed',
    kind: isWin,
    arrange: (memberId) => victim.stopAtLock(holdPlayer(memberId)),
  },
  {
    point: 'between the wallet’s reply and the note of it',
    kind: isWin,
    arrange: (memberId) =>
      victim.stopAfterReply({ name: 'betwin', memberId }, holdRounds(memberId)),
  },
  {
    point: 'between the commit and the call on the wallet',
    kind: isLoss,
    arrange: () => victim.stopAtConnection(),
  },
];

/** The first reply of the member's betwin is lost; the hook set before sees every call too. */
function loseFirstReply(memberId: string): void {
  const apply = scene.wallet.apply;
  scene.wallet.apply = (operation) => {
    if (operation.memberId !== memberId) return apply(operation);
    scene.wallet.apply = apply;
    return { success: false, code: 'retry' };
  };
}

async function playerOf(one: Case) {
  const member = scene.addMember();
  const { outcome } = await plantPair(scene, member, one.kind);
  const frame = await openFrame(scene, over(victim.origin), member);
  return { ...one, member, outcome, frame, idempotencyKey: randomUUID() };
}

type Player = Awaited<ReturnType<typeof playerOf>>;

async function assertCameBack({ member, outcome, frame, idempotencyKey }: Player): Promise<void> {
  const reply = await frame.spin('50.00', idempotencyKey);
  assert.equal(reply.status, 200, JSON.stringify(reply));
  const round = reply.value as unknown as SlotRound;
  const payout = toAmount(taaZaPwani, outcome.pay, 5000n);
  assert.deepEqual(round.base.stops, outcome.base.stops);
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 5000n + payout);
  const bodies = callsOf(scene, member, 'betwin').map(({ body }) => JSON.stringify(body));
  assert.equal(new Set(bodies).size, 1, 'every try was the same');
  assert.equal(callsOf(scene, member, 'rollback').length, 0);
  const { rows } = await scene.owner.query('SELECT state FROM games.rounds WHERE member_id = $1', [
    member,
  ]);
  assert.deepEqual(rows, [{ state: 'settled' }]);
}

const deaths = {
  heard: repetitions('deaths of rounds the wallet has heard of', { usual: 1, long: 6 }),
  outside: repetitions('deaths of rounds outside of the wallet', { usual: 1, long: 3 }),
  undoing: repetitions('deaths of rounds that are undone', { usual: 1, long: 3 }),
};

for (const cases of [
  ...inGroups(heardByWallet, deaths.heard),
  ...inGroups(outsideOfWallet, deaths.outside),
]) {
  const points = cases.map(({ point }) => point).join('; ');
  test(`killed ${points}: the round comes back with the same outcome`, async () => {
    const answered = await playerOf({ point: '', kind: isWin, arrange: () => assert.fail() });
    const told = await answered.frame.spin('50.00', answered.idempotencyKey);
    const players: Player[] = [];
    for (const one of cases) players.push(await playerOf(one));
    await victim.dieAmong(
      players.map(({ arrange, member, frame, idempotencyKey }) => ({
        stop: () => arrange(member),
        send: () => frame.spin('50.00', idempotencyKey),
      })),
    );
    await endLeases();
    await victim.start();
    for (const player of players) await assertCameBack(player);
    const again = await answered.frame.spin('50.00', answered.idempotencyKey);
    assert.deepEqual(
      again.value,
      told.value,
      'what was answered before the death is answered again',
    );
  });
}

test('killed at every try, a losing round stays the losing round', async () => {
  const member = scene.addMember();
  await plantPair(scene, member, isLoss);
  const frame = await openFrame(scene, over(victim.origin), member);
  const idempotencyKey = randomUUID();
  const first = victim.killAt('betwin', 'received', 'lose');
  await Promise.all([assert.rejects(frame.spin('20.00', idempotencyKey)), first]);
  for (const wish of ['go', 'lose', 'half'] as const) {
    // Each next server asks again by itself, and dies of it before or after it is ready.
    const next = victim.killAt('betwin', wish === 'go' ? 'received' : 'applied', wish);
    await endLeases();
    await Promise.allSettled([victim.start(), next]);
    await next;
  }
  await endLeases();
  await victim.start();
  const reply = await frame.spin('20.00', idempotencyKey);
  assert.equal((reply.value as unknown as SlotRound).payout, '0.00');
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 2000n);
  assert.equal(
    new Set(callsOf(scene, member, 'betwin').map(({ body }) => body?.['payout'])).size,
    1,
  );
});

type Account = { balance: bigint };

const undoings = [
  ['received', 'lose'],
  ['received', 'go'],
  ['applied', 'lose'],
] as const;

for (const cases of inGroups(undoings, deaths.undoing)) {
  const points = cases.map(([stage, wish]) => `${stage}, then ${wish}`).join('; ');
  test(`killed while undoing (${points}), a refused round stays refused`, async () => {
    const refused: { member: string; frame: Frame; idempotencyKey: string; account: Account }[] =
      [];
    const calls: DoomedCall[] = [];
    for (const [stage, wish] of cases) {
      const member = scene.addMember(2_000n);
      const frame = await openFrame(scene, over(victim.origin), member);
      const account = scene.wallet.members.get(member);
      assert.ok(account);
      const idempotencyKey = randomUUID();
      refused.push({ member, frame, idempotencyKey, account });
      calls.push({
        stop() {
          account.balance = 0n;
          loseFirstReply(member);
          return victim.stopAt({ name: 'rollback', memberId: member }, stage, wish);
        },
        send: () => frame.spin('20.00', idempotencyKey),
      });
    }
    await victim.dieAmong(calls);
    for (const { account } of refused) account.balance = 2_000n;
    await endLeases();
    await victim.start();
    for (const { member, frame, account, idempotencyKey } of refused) {
      const reply = await frame.spin('20.00', idempotencyKey);
      assert.deepEqual([reply.status, reply.code], [409, 'insufficient_funds']);
      assert.equal(account.balance, 2_000n, 'money that came later is not touched');
      const late = scene.wallet.apply({
        ...callsOf(scene, member, 'betwin')[0]?.body,
        kind: 'betwin',
      } as never);
      assert.deepEqual(late, { success: false, code: 'bet_rolled_back' });
    }
  });
}

test('a server that comes back decides what is left without being asked', async () => {
  const member = scene.addMember();
  const frame = await openFrame(scene, over(victim.origin), member);
  const killed = victim.killAt('betwin', 'received', 'lose');
  await Promise.all([assert.rejects(frame.spin('20.00')), killed]);
  await victim.start();
  // Nobody ends the lease here: it runs out by itself.
  await until('the round to be settled', async () => {
    const { rows } = await scene.owner.query<{ state: string }>(
      'SELECT state FROM games.rounds WHERE member_id = $1',
      [member],
    );
    return rows[0]?.state === 'settled';
  });
  const again = await openFrame(scene, over(victim.origin), member);
  assert.notEqual(again.opened['unseenRound'], null);
});

test('asked to end, the server answers what is under way and leaves', async () => {
  const frame = await openFrame(scene, over(victim.origin), scene.addMember());
  let ended: ReturnType<Victim['kill']> | undefined;
  const hook: Hook = async (at, { path }): Promise<Wish> => {
    if (at === 'received' && path.endsWith('/betwin')) ended = victim.kill('SIGTERM');
    await sleep(50);
    return 'go';
  };
  scene.platform.setHook(hook);
  const reply = await frame.spin('20.00');
  scene.platform.setHook(undefined);
  assert.equal(reply.status, 200);
  assert.deepEqual(await ended, [0, null]);
});
