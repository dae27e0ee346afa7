import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import type { Hook, Wish } from '@bahati/testing/conformance/reference-server.ts';
import {
  callsOf,
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
import { createVictim, holdPlayer, holdRounds, type Victim } from '#games-server/victim.testing.ts';

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
  /** Arranges the kill; resolves once the server is dead. */
  arrange: (memberId: string) => Promise<void>;
};

const cases: Case[] = [
  {
    point: 'before the round is committed',
    kind: isWin,
    arrange: (memberId) => victim.killWhileBlocked(holdPlayer(memberId)),
  },
  {
    point: 'between the commit and the call on the wallet',
    kind: isLoss,
    arrange: () => victim.killAtConnection(),
  },
  {
    point: 'when the wallet has heard the call and done nothing',
    kind: isLoss,
    arrange: () => victim.killAt('betwin', 'received', 'lose'),
  },
  {
    point: 'when the wallet has heard the call and acts after the death',
    kind: isWin,
    arrange: () => victim.killAt('betwin', 'received', 'go'),
  },
  {
    point: 'when the wallet has taken a losing stake and the reply is lost',
    kind: isLoss,
    arrange: () => victim.killAt('betwin', 'applied', 'lose'),
  },
  {
    point: 'when the wallet has paid a win and the reply is lost',
    kind: isWin,
    arrange: () => victim.killAt('betwin', 'applied', 'lose'),
  },
  {
    point: 'when the wallet has paid free spins and half of the reply is lost',
    kind: hasFreeSpins,
    arrange: () => victim.killAt('betwin', 'applied', 'half'),
  },
  {
    point: 'when the second try of a silent wallet is under way',
    kind: hasFreeSpins,
    arrange: (memberId) => {
      const killed = victim.killAt('betwin', 'received', 'lose', 2);
      loseFirstReply(memberId);
      return killed;
    },
  },
  {
    point: 'between the wallet’s reply and the note of it',
    kind: isWin,
    arrange: (memberId) => victim.killAfterReply('betwin', holdRounds(memberId)),
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

for (const { point, kind, arrange } of cases) {
  test(`killed ${point}, the round comes back with the same outcome`, async () => {
    const member = scene.addMember();
    const { outcome } = await plantPair(scene, member, kind);
    const frame = await openFrame(scene, over(victim.origin), member);
    const requestId = randomUUID();
    const killed = arrange(member);
    await victim.armed();
    // Nobody is left to answer: the frame hears the connection break.
    await Promise.all([assert.rejects(frame.spin('50.00', requestId)), killed]);
    await endLeases();
    await victim.start();
    const reply = await frame.spin('50.00', requestId);
    assert.equal(reply.status, 200, JSON.stringify(reply));
    const round = reply.value as unknown as SlotRound;
    const payout = toAmount(taaZaPwani, outcome.pay, 5000n);
    assert.deepEqual(round.base.stops, outcome.base.stops);
    assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 5000n + payout);
    const bodies = callsOf(scene, member, 'betwin').map(({ body }) => JSON.stringify(body));
    assert.equal(new Set(bodies).size, 1, 'every try was the same');
    assert.equal(callsOf(scene, member, 'rollback').length, 0);
    const { rows } = await scene.owner.query(
      'SELECT state FROM games.rounds WHERE member_id = $1',
      [member],
    );
    assert.deepEqual(rows, [{ state: 'settled' }]);
  });
}

test('killed after the answer, the same request still answers the same round', async () => {
  const frame = await openFrame(scene, over(victim.origin), scene.addMember());
  const requestId = randomUUID();
  const first = await frame.spin('20.00', requestId);
  await victim.kill();
  await victim.start();
  assert.deepEqual((await frame.spin('20.00', requestId)).value, first.value);
});

test('killed at every try, a losing round stays the losing round', async () => {
  const member = scene.addMember();
  await plantPair(scene, member, isLoss);
  const frame = await openFrame(scene, over(victim.origin), member);
  const requestId = randomUUID();
  const first = victim.killAt('betwin', 'received', 'lose');
  await Promise.all([assert.rejects(frame.spin('20.00', requestId)), first]);
  for (const wish of ['go', 'lose', 'half'] as const) {
    // Each next server asks again by itself, and dies of it before or after it is ready.
    const next = victim.killAt('betwin', wish === 'go' ? 'received' : 'applied', wish);
    await endLeases();
    await Promise.allSettled([victim.start(), next]);
    await next;
  }
  await endLeases();
  await victim.start();
  const reply = await frame.spin('20.00', requestId);
  assert.equal((reply.value as unknown as SlotRound).payout, '0.00');
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 2000n);
  assert.equal(
    new Set(callsOf(scene, member, 'betwin').map(({ body }) => body?.['payout'])).size,
    1,
  );
});

for (const [stage, wish] of [
  ['received', 'lose'],
  ['received', 'go'],
  ['applied', 'lose'],
] as const) {
  test(`killed while undoing (${stage}, then ${wish}), a refused round stays refused`, async () => {
    const member = scene.addMember(2_000n);
    const frame = await openFrame(scene, over(victim.origin), member);
    const requestId = randomUUID();
    const account = scene.wallet.members.get(member);
    assert.ok(account);
    account.balance = 0n;
    loseFirstReply(member);
    const killed = victim.killAt('rollback', stage, wish);
    await Promise.all([assert.rejects(frame.spin('20.00', requestId)), killed]);
    account.balance = 2_000n;
    await endLeases();
    await victim.start();
    const reply = await frame.spin('20.00', requestId);
    assert.deepEqual([reply.status, reply.code], [409, 'insufficient_funds']);
    assert.equal(account.balance, 2_000n, 'money that came later is not touched');
    const late = scene.wallet.apply({
      ...callsOf(scene, member, 'betwin')[0]?.body,
      kind: 'betwin',
    } as never);
    assert.deepEqual(late, { success: false, code: 'bet_rolled_back' });
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
  await victim.start();
});
