import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { TestMember } from '@bahati/testing/factories.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';
import { bookOf, slipOperation } from '#domains/gaming/provider-calls/slips.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { voidRound } from './void-round.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner } = fixture;
const { context } = fixture.gaming;
const { one, sendAll } = bookOf(fixture);

async function voidSlip({ id }: TestMember, slip: string) {
  const { rows } = await owner.query<{ id: bigint }>(
    'SELECT id FROM rounds WHERE member_id = $1 AND external_id = $2',
    [id, slip],
  );
  return inTransaction(owner, (transaction) => voidRound(context, transaction, rows[0]?.id ?? 0n));
}

const balance = async ({ playerId: memberId }: TestMember) =>
  (await fixture.send('balance', { memberId, currency: 'KES' })).value['balance'];

test('staff void a slip in any state: the stake is back and all it paid is taken', async () => {
  const member = await fixture.member(10_000n);
  for (const slip of ['open', 'paid']) {
    await sendAll(['reserve', 'confirm'].map((kind) => slipOperation(member, kind, slip)));
  }
  await one(member, 'cash_out', 'paid', { amount: '5.00', isFull: false });
  await one(member, 'settle', 'paid', { amount: '70.00' });
  await one(member, 'resettle', 'paid', { amount: '60.00' });
  assert.equal(await balance(member), '125.00');
  await voidSlip(member, 'open');
  await voidSlip(member, 'paid');
  assert.equal(await balance(member), '100.00');
  // What its book says of it afterwards meets a voided round.
  assert.equal((await one(member, 'unsettle', 'paid')).code, 'bet_rolled_back');
  assert.equal((await one(member, 'cancel', 'paid')).value.balance, '100.00');
  assert.equal((await one(member, 'reserve', 'open')).code, 'bet_rolled_back');
});

test('a void takes back whole or not at all, and lends nothing', async () => {
  const member = await fixture.member(2_000n);
  await sendAll(['reserve', 'confirm'].map((kind) => slipOperation(member, kind, 'spent')));
  await one(member, 'settle', 'spent', { amount: '50.00' });
  const { sessionToken } = member;
  const all = { transactionId: 'all', roundId: 'all', sessionToken, stake: '50.00', payout: '0' };
  await fixture.send('betwin', operation(member, all));
  await assert.rejects(
    voidSlip(member, 'spent'),
    (error) => error instanceof Refusal && error.code === 'void_short',
  );
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});
