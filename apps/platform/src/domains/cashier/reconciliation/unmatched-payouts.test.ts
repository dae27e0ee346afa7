/** Money that left without a withdrawal: booked as a cost by two, and booked back if it returns. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { auditActions } from '#domains/cashier/cashier.testing.ts';
import { noteCameBack } from '#domains/cashier/refunds/returned-by-rail.ts';
import { noteException } from '#domains/cashier/exceptions/reconciliation-exceptions.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await platform.close();
  assert.deepEqual(breaches, []);
});

let count = 0;

async function left(isUnmatchedPayout = true) {
  const reference = `SKPLEFT${(count += 1)}X`;
  await noteException(platform.context, platform.context.database, {
    rail: 'mpesa',
    kind: 'missing_here',
    reference,
    subject: null,
    currency: 'KES',
    ours: null,
    theirs: 30_000n,
    account: null,
    party: '254712345678 - AMANI',
    happenedAt: new Date(),
    isUnmatchedPayout,
  });
  const { rows } = await platform.owner.query<{ id: bigint }>(
    'SELECT id FROM reconciliation_exceptions WHERE reference = $1',
    [reference],
  );
  return { id: String(rows[0]?.id), reference };
}

const book = (id: string, staff: StaffLogin) =>
  platform.staff(`POST /bo/reconciliationExceptions/${id}/book`, {
    token: staff.token,
    body: { reason: 'The payee does not give it back' },
  });

/** What moved for this exception, as scope and sum of what was debited. */
async function movements(id: string) {
  const { rows } = await platform.owner.query<{ from: string; to: string; amount: bigint }>(
    `SELECT debit.kind || ' ' || debit.scope AS from, credit.kind || ' ' || credit.scope AS to,
            amount
       FROM transfers JOIN accounts debit ON debit.id = debit_account_id
       JOIN accounts credit ON credit.id = credit_account_id
      WHERE code IN (53, 54) AND reference = $1 ORDER BY transfers.id`,
    [BigInt(id)],
  );
  return rows.map(({ from, to, amount }) => `${from} > ${to} ${amount}`);
}

const lost = 'adjustment paid outside > payment_clearing mpesa 30000';
const again = 'payment_clearing mpesa > adjustment paid outside 30000';

test('it is booked once two have said so, and nobody is the second of himself', async () => {
  const { id } = await left();
  const one = await book(id, first);
  assert.equal(one.status, 200, one.text);
  assert.equal(one.value.resolvedAt, null);
  assert.deepEqual(await movements(id), []);
  assert.equal((await book(id, first)).code, 'second_person_needed');
  const answers = await Promise.all([1, 2, 3].map(() => book(id, second)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  );
  assert.deepEqual(await movements(id), [lost]);
  assert.equal((await book(id, first)).code, 'already_decided');
  assert.deepEqual(await auditActions(platform, `reconciliation_exception:${id}`), [
    'reconciliation.booking_first_approved',
    'reconciliation.booked',
  ]);
});

test('what did not leave cannot be booked, and who only reads cannot book', async () => {
  const { id } = await left(false);
  assert.deepEqual(
    [(await book(id, first)).code, (await book('999999', first)).code],
    ['nothing_left', 'not_found'],
  );
  const { id: other } = await left();
  const reader = await signInStaff(platform, { permissions: ['deposits.read'] });
  assert.equal((await book(other, reader)).status, 403);
});

test('what was booked and came back is booked back, once, however often it is told', async () => {
  const { id, reference } = await left();
  await book(id, first);
  await book(id, second);
  await Promise.all([1, 2, 3].map(() => noteCameBack(platform.context, 'mpesa', reference)));
  assert.deepEqual(await movements(id), [lost, again]);
  const actions = await auditActions(platform, `reconciliation_exception:${id}`);
  assert.equal(actions.filter((action) => action === 'reconciliation.came_back').length, 1);
});

test('what came back before anybody booked it is decided, and nothing moves', async () => {
  const { id, reference } = await left();
  await book(id, first);
  await noteCameBack(platform.context, 'airtel', reference);
  assert.equal((await book(id, first)).code, 'second_person_needed', 'another rail’s word');
  await noteCameBack(platform.context, 'mpesa', reference);
  assert.equal((await book(id, second)).code, 'already_decided');
  assert.deepEqual(await movements(id), []);
});
