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
import {
  createVictim,
  holdRounds,
  inGroups,
  type Stop,
  type Victim,
} from '#games-server/victim.testing.ts';
import { repetitions } from '@bahati/testing/tier.ts';

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

const holdPools = (transaction: Transaction) =>
  transaction.query('SELECT level FROM games.jackpot_pools FOR UPDATE');

type Case = { point: string; arrange: (memberId: string) => Stop };

/** One death may meet them all: whoever waits for the pools comes last, as all others need them. */
const atTheWallet: Case[] = [
  {
    point: 'when the wallet has heard the call and done nothing',
    arrange: (memberId) => victim.stopAt({ name: 'betwin', memberId }, 'received', 'lose'),
  },
  {
    point: 'when the wallet has heard the call and acts after the death',
    arrange: (memberId) => victim.stopAt({ name: 'betwin', memberId }, 'received', 'go'),
  },
  {
    point: 'when the wallet has paid and the reply is lost',
    arrange: (memberId) => victim.stopAt({ name: 'betwin', memberId }, 'applied', 'lose'),
  },
  { point: 'while it waits for the pools', arrange: () => victim.stopAtLock(holdPools) },
];

/** Here the next connection is waited for, so nobody else may be asking the wallet. */
const outsideOfWallet: Case[] = [
  {
    point: 'between the wallet’s reply and the note of it',
    arrange: (memberId) =>
      victim.stopAfterReply({ name: 'betwin', memberId }, holdRounds(memberId)),
  },
  {
    point: 'between the commit and the call on the wallet',
    arrange: () => victim.stopAtConnection(),
  },
];

const deaths = {
  atTheWallet: repetitions('deaths of won jackpots at the wallet', { usual: 1, long: 4 }),
  outside: repetitions('deaths of won jackpots outside of the wallet', { usual: 1, long: 2 }),
};

async function winnerAt(one: Case) {
  const member = scene.addMember();
  const { outcome } = await plantPair(
    scene,
    member,
    ({ ticket = 0 }) => levelWon(jackpotted.progressive, ticket, 'KES', 2_000n)?.level === 'mini',
    jackpotted,
  );
  const frame = await openFrame(scene, over(victim.origin), member, jackpotted.id);
  return { ...one, member, outcome, frame, idempotencyKey: randomUUID() };
}

type Winner = Awaited<ReturnType<typeof winnerAt>>;

async function assertPaidOnce({ member, outcome, frame, idempotencyKey }: Winner): Promise<void> {
  const reply = await frame.spin('20.00', idempotencyKey);
  assert.equal(reply.status, 200, JSON.stringify(reply));
  const jackpot = (reply.value as unknown as SlotRound).jackpot?.amount.replace('.', '') ?? '';
  assert.ok(BigInt(jackpot) >= 5_000n);
  const payout = toAmount(jackpotted, outcome.pay, 2_000n) + BigInt(jackpot);
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 2_000n + payout);
  const bodies = callsOf(scene, member, 'betwin').map(({ body }) => JSON.stringify(body));
  assert.equal(new Set(bodies).size, 1, 'every try was the same');
}

for (const cases of [
  ...inGroups(atTheWallet, deaths.atTheWallet),
  ...inGroups(outsideOfWallet, deaths.outside),
]) {
  const points = cases.map(({ point }) => point).join('; ');
  test(`killed ${points}: a jackpot is paid once and as it was promised`, async () => {
    const winners: Winner[] = [];
    for (const one of cases) winners.push(await winnerAt(one));
    await victim.dieAmong(
      winners.map(({ arrange, member, frame, idempotencyKey }) => ({
        stop: () => arrange(member),
        send: () => frame.spin('20.00', idempotencyKey),
      })),
    );
    await scene.owner.query('UPDATE games.rounds SET due_at = now() WHERE decided_at IS NULL');
    await victim.start();
    for (const winner of winners) await assertPaidOnce(winner);
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
