import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { TestMember } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';
import { voidRound } from './void-round.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { send, owner } = fixture;
const { context } = fixture.gaming;

const bet = (member: TestMember, id: string, amount: string, more: object = {}) =>
  send(
    'bet',
    operation(member, { transactionId: id, sessionToken: member.sessionToken, amount, ...more }),
  );
const win = (member: TestMember, id: string, amount: string, more: object = {}) =>
  send('win', operation(member, { transactionId: id, amount, roundClosed: true, ...more }));
const rollback = (member: TestMember, id: string, betId: string) =>
  send('rollback', operation(member, { transactionId: id, betTransactionId: betId }));

const roundOf = async (member: TestMember) => {
  const { rows } = await owner.query<{ id: bigint; state: number; stake: bigint }>(
    'SELECT id, state, stake FROM rounds WHERE member_id = $1 ORDER BY id DESC LIMIT 1',
    [member.id],
  );
  const round = rows[0];
  assert.ok(round);
  return round;
};

const balances = async (member: TestMember) => {
  const { rows } = await owner.query<{ balance: bigint }>(
    'SELECT balance FROM accounts WHERE owner_id = $1 ORDER BY kind',
    [member.id],
  );
  return rows.map(({ balance }) => balance);
};

const voidIt = (id: bigint) =>
  inTransaction(context.database, (transaction) => voidRound(context, transaction, id));

const refusedWith = (code: string) => (error: unknown) =>
  error instanceof Refusal && error.code === code;

test('a voided round gives every stake back once, and what comes later never pays', async () => {
  const member = await fixture.member(100_000n);
  await bet(member, 'v-1', '100.00');
  await bet(member, 'v-2', '50.00');
  await rollback(member, 'v-1-back', 'v-1');
  await bet(member, 'v-3', '25.50');
  assert.deepEqual(await balances(member), [92_450n, 7_550n]);
  const { id } = await roundOf(member);
  const voided = await voidIt(id);
  assert.deepEqual([voided.memberId, voided.stake], [member.id, 7_550n]);
  assert.deepEqual(await balances(member), [100_000n, 0n]);
  assert.deepEqual(await roundOf(member), { id, state: 3, stake: 0n });

  await assert.rejects(voidIt(id), refusedWith('round_voided'));
  assert.equal((await win(member, 'v-4', '900.00')).code, 'bet_rolled_back');
  assert.equal((await bet(member, 'v-5', '10.00')).code, 'round_closed');
  assert.equal((await bet(member, 'v-2', '50.00')).code, 'bet_rolled_back');
  const again = await rollback(member, 'v-3-back', 'v-3');
  assert.deepEqual([again.success, again.value['balance']], [true, '1000.00']);
  assert.deepEqual(await balances(member), [100_000n, 0n]);
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});

test('a round that is not there is not voided', async () => {
  await assert.rejects(voidIt(999_999_999n), refusedWith('not_found'));
});

test('a void, a win and a rollback that meet leave the books whole, whoever is first', async () => {
  const ends = new Set<number>();
  for (let at = 0; at < 12; at += 1) {
    const member = await fixture.member(10_000n);
    await bet(member, `r-${at}`, '40.00');
    const { id } = await roundOf(member);
    const tries = [
      () => voidIt(id).catch((error: unknown) => assert.ok(error instanceof Refusal)),
      () => voidIt(id).catch((error: unknown) => assert.ok(error instanceof Refusal)),
      () => win(member, `r-${at}-won`, '90.00'),
      () => rollback(member, `r-${at}-back`, `r-${at}`),
    ];
    await Promise.all([...tries.slice(at % 4), ...tries.slice(0, at % 4)].map((run) => run()));
    const { state } = await roundOf(member);
    ends.add(state);
    assert.deepEqual(await balances(member), state === 2 ? [15_000n, 0n] : [10_000n, 0n]);
  }
  assert.ok(ends.size > 0 && !ends.has(1));
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});

test('a voided round counts for no limit of its member', async () => {
  const member = await fixture.member(100_000n);
  await owner.query(
    `INSERT INTO play_limits (owner_id, kind, period, source, amount)
     VALUES ($1, 'stake', 'day', 'member', 5000)`,
    [member.id],
  );
  await owner.query('UPDATE accounts SET blocks = blocks | 16 WHERE owner_id = $1', [member.id]);
  assert.equal((await bet(member, 'l-1', '50.00')).success, true);
  assert.equal((await bet(member, 'l-2', '1.00', { roundId: 'l' })).code, 'limit_reached');
  await voidIt((await roundOf(member)).id);
  assert.equal((await bet(member, 'l-3', '50.00', { roundId: 'l' })).success, true);
});
