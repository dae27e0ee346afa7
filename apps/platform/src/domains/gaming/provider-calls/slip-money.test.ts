import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { TestMember } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { transferCodeName } from '#domains/wallet/ledger/ledger.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';
import { bookOf, type SlipResult, slipOperation } from './slips.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner } = fixture;
const { sendAll, one } = bookOf(fixture);

const told = ({ success, code, value }: SlipResult) =>
  success ? [value.balance, value.owed] : [code];

/** Reserved with 20.00, accepted and settled. */
async function settled(member: TestMember, slip: string, amount: string) {
  await sendAll(['reserve', 'confirm'].map((kind) => slipOperation(member, kind, slip)));
  return one(member, 'settle', slip, { amount });
}

/** Stakes in a game and loses. */
const lose = (member: TestMember, id: string, stake: string) =>
  fixture.send(
    'betwin',
    operation(member, {
      transactionId: id,
      roundId: id,
      sessionToken: member.sessionToken,
      stake,
      payout: '0',
    }),
  );

/** The transfers an operation on a slip made, by their codes. */
const movesOf = async ({ value }: SlipResult) => {
  const { rows } = await owner.query<{ code: number; amount: bigint; valid: bigint | null }>(
    `SELECT code, amount, valid_amount AS valid FROM transfers
      WHERE reference = $1 AND code BETWEEN 1 AND 13 ORDER BY id`,
    [value.platformTransactionId],
  );
  return rows.map(({ code, amount, valid }) =>
    [transferCodeName(code), amount, ...(valid === null ? [] : [`of it ${valid}`])].join(' '),
  );
};

const owes = async (member: TestMember) => {
  const { rows } = await owner.query<{ open: bigint; isMarked: boolean }>(
    `SELECT coalesce((SELECT sum(open) FROM receivables WHERE owner_id = $1), 0)::bigint AS open,
            blocks & 64 <> 0 AS "isMarked"
       FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [member.id],
  );
  return [rows[0]?.open, rows[0]?.isMarked];
};

test('a settlement is taken back by new transfers, with what counted of the stake', async () => {
  const member = await fixture.member(10_000n);
  await sendAll(['reserve', 'confirm'].map((kind) => slipOperation(member, kind, 'u1')));
  const settle = await one(member, 'settle', 'u1', { amount: '50.00', validStake: '15.00' });
  assert.deepEqual(await movesOf(settle), ['stake_settled 2000 of it 1500', 'payout 5000']);
  const unsettle = await one(member, 'unsettle', 'u1');
  assert.deepEqual(told(unsettle), ['80.00', '0.00']);
  assert.deepEqual(await movesOf(unsettle), [
    'payout_returned 5000',
    'stake_held_again 2000 of it 1500',
  ]);
  const again = await one(member, 'settle', 'u1', { amount: '0', transactionId: 'u1-again' });
  assert.deepEqual(await movesOf(again), ['stake_settled 2000']);
});

test('another settlement moves the difference alone, in payout and in what counts', async () => {
  const member = await fixture.member(10_000n);
  await settled(member, 'r1', '50.00');
  const resettle = (id: string, amount: string, validStake?: string) =>
    one(member, 'resettle', 'r1', { transactionId: id, amount, ...(validStake && { validStake }) });
  assert.deepEqual(await movesOf(await resettle('r1-a', '70.00')), ['payout 2000']);
  assert.deepEqual(await movesOf(await resettle('r1-b', '20.00', '0')), [
    'payout_returned 5000',
    'stake_held_again 2000',
    'stake_settled 2000 of it 0',
  ]);
  assert.deepEqual(await movesOf(await resettle('r1-c', '20.00', '0')), []);
  const { rows } = await owner.query(
    `SELECT payout, valid_stake AS valid, settled_at IS NOT NULL AS closed FROM rounds
      WHERE member_id = $1`,
    [member.id],
  );
  assert.deepEqual(rows, [{ payout: 2_000n, valid: 0n, closed: true }]);
});

test('what a member no longer has is owed, and every later payout of the book pays it off', async () => {
  const member = await fixture.member(2_000n);
  await settled(member, 'o1', '100.00');
  await lose(member, 'o1-game', '90.00');
  const unsettle = await one(member, 'unsettle', 'o1');
  assert.deepEqual(told(unsettle), ['0.00', '90.00']);
  assert.deepEqual(await movesOf(unsettle), [
    'receivable_opened 9000',
    'payout_returned 10000',
    'stake_held_again 2000',
  ]);
  assert.deepEqual(await owes(member), [9_000n, true]);
  const settle = await one(member, 'settle', 'o1', { amount: '60.00', transactionId: 'o1-s' });
  assert.deepEqual(told(settle), ['0.00', '30.00']);
  assert.deepEqual(await movesOf(settle), [
    'stake_settled 2000',
    'payout 6000',
    'receivable_paid 6000',
  ]);
  const adjust = await one(member, 'adjust', 'o1', { amount: '45.00' });
  assert.deepEqual(told(adjust), ['15.00', '0.00']);
  assert.deepEqual(await owes(member), [0n, false]);
  assert.deepEqual(
    told(await one(member, 'settle', 'o1', { amount: '60.00', transactionId: 'o1-s' })),
    ['15.00', '0.00'],
  );
});

test('a payout of a game pays nothing off, and a resettle to less than there is lends the rest', async () => {
  const member = await fixture.member(2_000n);
  await settled(member, 'p1', '100.00');
  await lose(member, 'p1-game', '100.00');
  assert.deepEqual(told(await one(member, 'resettle', 'p1', { amount: '40.00' })), [
    '0.00',
    '60.00',
  ]);
  const bet = { roundId: 'p1-b', sessionToken: member.sessionToken, amount: '0' };
  await fixture.send('bet', operation(member, { ...bet, transactionId: 'p1-b' }));
  const win = { roundId: 'p1-b', transactionId: 'p1-w', amount: '10.00', roundClosed: true };
  const paid = await fixture.send('win', operation(member, win));
  assert.equal(paid.value['balance'], '10.00');
  // The stake that comes back covers a part of what was paid.
  assert.deepEqual(told(await one(member, 'cancel', 'p1')), ['0.00', '70.00']);
});

test('cash is never below nothing when many settlements are taken back at once', async () => {
  const member = await fixture.member(20_000n);
  const slips = Array.from({ length: 10 }, (_, at) => `m1-${at}`);
  await sendAll(
    slips.flatMap((slip) => [
      slipOperation(member, 'reserve', slip),
      slipOperation(member, 'confirm', slip),
      slipOperation(member, 'settle', slip, { amount: '30.00' }),
    ]),
  );
  await lose(member, 'm1-game', '250.00');
  const calls = slips.map((slip) => one(member, 'unsettle', slip));
  const answers = await Promise.all(calls);
  const most = answers.map(({ value }) => Number(value.owed)).toSorted((a, b) => b - a)[0];
  assert.equal(most, 250);
  assert.deepEqual(await owes(member), [25_000n, true]);
});

test('limits count a slip as a bet, and give back what goes back', async () => {
  const member = await fixture.member(10_000n);
  await owner.query(
    `INSERT INTO play_limits (owner_id, kind, period, source, amount)
     VALUES ($1, 'stake', 'day', 'member', 5000)`,
    [member.id],
  );
  await owner.query('UPDATE accounts SET blocks = blocks | 16 WHERE owner_id = $1', [member.id]);
  await settled(member, 'l1', '50.00');
  await one(member, 'reserve', 'l2');
  const refused = await one(member, 'reserve', 'l3');
  assert.equal(refused.code, 'limit_reached');
  await one(member, 'unsettle', 'l1');
  await one(member, 'cancel', 'l2');
  assert.equal((await one(member, 'reserve', 'l4')).success, true);
  const { rows } = await owner.query(
    `SELECT staked, paid_out AS paid FROM play_usage WHERE owner_id = $1 AND period = 'day'`,
    [member.id],
  );
  assert.deepEqual(rows, [{ staked: 4_000n, paid: 0n }]);
});

test('the books are whole after all of it, to the cent that is owed', async () => {
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
  await owner.query('UPDATE receivables SET open = open + 1 WHERE open > 0');
  const { breaches } = await verifyLedger(owner);
  assert.equal(breaches.length, 1);
  assert.match(breaches[0] ?? '', /^Members owe .* its account says -\d+\.$/);
});
