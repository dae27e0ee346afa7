/** A round that wins a jackpot is killed at each of its states: it wins the same, and once. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import { levelWon } from '@bahati/game-rules/slots/progressive.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { jackpotted } from '#games-server/games/jackpot-games.testing.ts';
import {
  callsOf,
  openFrame,
  over,
  plantPair,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { createVictim, holdRounds, type Victim } from '#games-server/victim.testing.ts';

let scene: Scene;
let victim: Victim;

before(async () => {
  scene = await setScene();
  victim = await createVictim(scene, ['./apps/games-server/src/games/jackpot-games.testing.ts']);
  await victim.start();
  // The pools are there, so that a round can be held at them.
  const frame = await openFrame(scene, over(victim.origin), scene.addMember(), jackpotted.id);
  assert.equal((await frame.spin('50.00')).status, 200);
});
after(async () => {
  await victim.kill();
  await scene.close();
});
beforeEach(async () => {
  scene.platform.setHook(undefined);
  if (!victim.isAlive()) await victim.start();
});

const holdPools = () => (transaction: Transaction) =>
  transaction.query('SELECT level FROM games.jackpot_pools FOR UPDATE');

type Case = { point: string; arrange: (memberId: string) => Promise<void> };

const cases: Case[] = [
  {
    point: 'while it waits for the pools',
    arrange: () => victim.killWhileBlocked(holdPools()),
  },
  {
    point: 'between the commit and the call on the wallet',
    arrange: () => victim.killAtConnection(),
  },
  {
    point: 'when the wallet has heard the call and done nothing',
    arrange: () => victim.killAt('betwin', 'received', 'lose'),
  },
  {
    point: 'when the wallet has heard the call and acts after the death',
    arrange: () => victim.killAt('betwin', 'received', 'go'),
  },
  {
    point: 'when the wallet has paid and the reply is lost',
    arrange: () => victim.killAt('betwin', 'applied', 'lose'),
  },
  {
    point: 'between the wallet’s reply and the note of it',
    arrange: (memberId) => victim.killAfterReply('betwin', holdRounds(memberId)),
  },
];

for (const { point, arrange } of cases) {
  test(`killed ${point}, a jackpot is paid once and as it was promised`, async () => {
    const member = scene.addMember();
    const { outcome } = await plantPair(
      scene,
      member,
      ({ ticket = 0 }) => levelWon(jackpotted.progressive, ticket, 'KES', 2_000n)?.level === 'mini',
      jackpotted,
    );
    const frame = await openFrame(scene, over(victim.origin), member, jackpotted.id);
    const requestId = randomUUID();
    const killed = arrange(member);
    await victim.armed();
    await Promise.all([assert.rejects(frame.spin('20.00', requestId)), killed]);
    await scene.owner.query('UPDATE games.rounds SET due_at = now() WHERE decided_at IS NULL');
    await victim.start();
    const reply = await frame.spin('20.00', requestId);
    assert.equal(reply.status, 200, JSON.stringify(reply));
    const jackpot = (reply.value as unknown as SlotRound).jackpot?.amount.replace('.', '') ?? '';
    assert.ok(BigInt(jackpot) >= 5_000n);
    const payout = toAmount(jackpotted, outcome.pay, 2_000n) + BigInt(jackpot);
    assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 2_000n + payout);
    const bodies = callsOf(scene, member, 'betwin').map(({ body }) => JSON.stringify(body));
    assert.equal(new Set(bodies).size, 1, 'every try was the same');
    await assertPoolsAgree();
  });
}

async function assertPoolsAgree(): Promise<void> {
  const { rows } = await scene.owner.query<{ level: string; amount: bigint }>(
    "SELECT level, amount FROM games.jackpot_pools WHERE currency = 'KES'",
  );
  assert.equal(rows.length, 4);
  for (const { level, amount } of rows) {
    assert.equal(scene.wallet.pools.get(`${level} KES`) ?? 0n, amount, level);
  }
}
