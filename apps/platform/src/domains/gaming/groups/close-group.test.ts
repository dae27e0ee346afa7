import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { addProvider, type TestMember } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import {
  bookOf,
  closeOf,
  drawOf,
  slipOperation,
  ticket,
} from '#domains/gaming/provider-calls/slips.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner } = fixture;
const { sendAll, one } = bookOf(fixture);
const { close, closeWhole } = drawOf(fixture);

const balances = async (member: TestMember) => {
  const { rows } = await owner.query<{ kind: string; balance: bigint }>(
    `SELECT kind, balance FROM accounts WHERE owner_id = $1 AND kind IN ('cash', 'held') ORDER BY kind`,
    [member.id],
  );
  return rows.map(({ balance }) => balance);
};

const codes = (answers: readonly { success: boolean; code?: string }[]) =>
  answers.map(({ success, code }) => (success ? 'done' : code));

test('tickets that did not win are lost at once, and who won keeps what was paid', async () => {
  const [first, second] = [await fixture.member(10_000n), await fixture.member(10_000n)];
  const tickets = [
    ticket(first, 'd1', 'd1-a'),
    ticket(first, 'd1', 'd1-b', { amount: '5.50' }),
    ticket(second, 'd1', 'd1-c'),
    ticket(second, 'd2', 'd2-a'),
  ];
  assert.deepEqual(codes(await sendAll(tickets)), ['done', 'done', 'done', 'done']);
  await one(second, 'settle', 'd1-c', { amount: '70.00' });
  const settled = { count: 1, amount: '70.00' };
  assert.equal(await closeWhole('d1', { settled }), 2);
  assert.deepEqual(await balances(first), [7_450n, 0n]);
  // The ticket of the other draw is open still.
  assert.deepEqual(await balances(second), [13_000n, 2_000n]);
  const again = await close('d1', { settled });
  assert.deepEqual(again.value, { closed: 2, remaining: 0 });
  assert.deepEqual(await balances(first), [7_450n, 0n]);
});

test('a lost ticket is written as one that was settled with nothing', async () => {
  const member = await fixture.member(10_000n);
  await sendAll([ticket(member, 'd3', 'd3-a'), ticket(member, 'd4', 'd4-a')]);
  await one(member, 'settle', 'd3-a', { amount: '0' });
  await closeWhole('d4');
  const { rows } = await owner.query(
    `SELECT r.state, r.stake, r.valid_stake, r.payout, r.bet_count, r.win_count, r.slip_state,
            t.code, t.amount, t.valid_amount, t.credit_account_id, t.credit_balance_after
       FROM rounds r JOIN transfers t ON t.code = 2 AND t.reference IN
            (SELECT id FROM provider_transactions WHERE id = r.id OR round_id = r.id)
      WHERE r.member_id = $1 ORDER BY r.id`,
    [member.id],
  );
  assert.equal(rows.length, 2);
  assert.deepEqual(rows[0], rows[1]);
});

test('a ticket of a closed draw is settled anew, cancelled and taken back as any other', async () => {
  const member = await fixture.member(10_000n);
  const slips = ['d5-a', 'd5-b', 'd5-c'];
  await sendAll(slips.map((slip) => ticket(member, 'd5', slip)));
  await closeWhole('d5');
  const after = await sendAll([
    slipOperation(member, 'resettle', 'd5-a', { amount: '50.00' }),
    slipOperation(member, 'cancel', 'd5-b'),
    slipOperation(member, 'unsettle', 'd5-c'),
    slipOperation(member, 'settle', 'd5-c', { amount: '10.00' }),
  ]);
  assert.deepEqual(codes(after), ['done', 'done', 'done', 'done']);
  assert.deepEqual(await balances(member), [12_000n, 0n]);
  assert.equal((await close('d5')).value.closed, 3);
  assert.deepEqual(await balances(member), [12_000n, 0n]);
});

test('a suspended draw gives every open stake back, and a ticket of it is known no more', async () => {
  const member = await fixture.member(10_000n);
  const tickets = [
    ticket(member, 'd6', 'd6-a'),
    ticket(member, 'd6', 'd6-b'),
    ticket(member, 'd6', 'd6-c'),
  ];
  await sendAll(tickets);
  await one(member, 'cash_out', 'd6-b', { amount: '5.00', isFull: false });
  await one(member, 'settle', 'd6-c', { amount: '0' });
  const refund = { outcome: 'refunded', settled: { count: 1, amount: '0' } };
  assert.equal(await closeWhole('d6', refund), 2);
  assert.deepEqual(await balances(member), [8_000n, 0n]);
  assert.deepEqual(codes(await sendAll(tickets)), ['bet_rolled_back', 'bet_rolled_back', 'done']);
  assert.equal((await one(member, 'settle', 'd6-a', { amount: '1.00' })).code, 'bet_rolled_back');
});

test('from the first call on no ticket comes in, whatever the call was answered', async () => {
  const member = await fixture.member(10_000n);
  const before = ticket(member, 'd7', 'd7-a');
  await sendAll([before]);
  const wrong = await close('d7', { settled: { count: 1, amount: '5.00' } });
  assert.equal(wrong.code, 'group_mismatch');
  assert.deepEqual(wrong.details, { count: 0, amount: '0.00' });
  assert.deepEqual(await balances(member), [8_000n, 2_000n]);
  const late = ticket(member, 'd7', 'd7-b');
  assert.deepEqual(codes(await sendAll([late, before])), ['group_closed', 'done']);
  assert.equal(await closeWhole('d7'), 1);
  assert.deepEqual(codes(await sendAll([late, before])), ['group_closed', 'done']);
  assert.deepEqual(await balances(member), [8_000n, 0n]);
});

test('an id closes one draw, with one content', async () => {
  const member = await fixture.member(10_000n);
  await sendAll([ticket(member, 'd8', 'd8-a'), ticket(member, 'd9', 'd9-a')]);
  assert.equal(await closeWhole('d8'), 1);
  assert.equal((await close('d8', { outcome: 'refunded' })).code, 'transaction_conflict');
  assert.equal((await close('d8', { transactionId: 'other' })).code, 'group_closed');
  assert.equal((await close('d9', { transactionId: 'd8-close' })).code, 'transaction_conflict');
  const [still] = await sendAll([ticket(member, 'd9', 'd9-b')]);
  assert.equal(still?.success, true, 'a call that was another’s closes no sales');
  assert.equal((await close('d9', { gameCode: 'none' })).code, 'game_not_found');
  assert.equal(
    (await close('d9', { settled: { count: 0, amount: '0.001' } })).code,
    'invalid_input',
  );
  assert.deepEqual((await close('nobody-came')).value, { closed: 0, remaining: 0 });
});

test('slips that wait for a word of their book are not lost', async () => {
  const member = await fixture.member(10_000n);
  const waiting = slipOperation(member, 'reserve', 'd10-a', { groupId: 'd10' });
  await sendAll([waiting, ticket(member, 'd10', 'd10-b')]);
  const refused = await close('d10');
  assert.equal(refused.code, 'slip_not_confirmed');
  assert.deepEqual(refused.details, { count: 1 });
  await one(member, 'confirm', 'd10-a');
  assert.equal(await closeWhole('d10'), 2);
  await sendAll([slipOperation(member, 'reserve', 'd11-a', { groupId: 'd11' })]);
  assert.equal(await closeWhole('d11', { outcome: 'refunded' }), 1);
});

test('odds and legs come together, and the group and acceptance are of the content', async () => {
  const member = await fixture.member(10_000n);
  const [bare] = await sendAll([ticket(member, 'd12', 'd12-a', { odds: '2.5' })]);
  assert.equal(bare?.code, 'invalid_input');
  await sendAll([ticket(member, 'd12', 'd12-b')]);
  const others = await sendAll([
    ticket(member, 'd13', 'd12-b'),
    ticket(member, 'd12', 'd12-b', { isAccepted: undefined }),
    ticket(member, 'd12', 'd12-b', { odds: '2.5', legs: 1 }),
  ]);
  assert.deepEqual(codes(others), Array(3).fill('transaction_conflict'));
});

test('a provider closes none but its own groups', async () => {
  const member = await fixture.member(10_000n);
  await sendAll([ticket(member, 'd14', 'd14-a')]);
  await addProvider(owner, { id: 901, code: 'OTHER' });
  await fixture.gaming.directory.refresh();
  const body = closeOf('d14');
  const other = await fixture.send('groups/close', body, { code: 'OTHER' });
  assert.deepEqual(other.value, { closed: 0, remaining: 0 });
  assert.equal(
    (await fixture.send('groups/close', body, { key: 'wrong' })).code,
    'unauthenticated',
  );
  assert.deepEqual(await balances(member), [8_000n, 2_000n]);
  assert.equal(await closeWhole('d14'), 1);
});

test('the books are whole after all of it', async () => {
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});
