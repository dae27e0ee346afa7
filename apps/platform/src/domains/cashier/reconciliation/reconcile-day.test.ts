import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { balanceOf, deposit } from '#domains/cashier/cashier.testing.ts';
import { payOut } from '#domains/cashier/withdrawals/pay-out.ts';
import {
  type FakeDaraja,
  openFakeDaraja,
  statementHead,
  statementLine,
} from '#domains/cashier/rails/daraja/fake-daraja.testing.ts';
import { reconcileRails } from './reconcile-day.ts';
import { approveBy, askFor, richMember } from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let daraja: FakeDaraja;
let operator: StaffLogin;
before(async () => {
  daraja = await openFakeDaraja();
  platform = await openTestPlatform({ environment: { DARAJA_URL: daraja.url } });
  operator = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await platform.close();
  await daraja.close();
  assert.deepEqual(breaches, []);
});

const dayOf = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(
    Date.now() + days * 24 * 3_600_000,
  );

type Line = Omit<Parameters<typeof statementLine>[0], 'day'>;

async function reconcile(lines: readonly Line[], days = 0) {
  const day = dayOf(days);
  const told = lines.map((line) => statementLine({ ...line, day })).join('');
  daraja.statements.set(day, statementHead + told);
  await reconcileRails(platform.context);
  await reconcileRails(platform.context);
}

async function exceptions() {
  const { value } = await platform.staff('GET /bo/reconciliationExceptions', {
    token: operator.token,
  });
  return value.items as Record<string, string | null>[];
}

const exceptionOf = async (reference: string) =>
  (await exceptions()).filter((found) => found['reference'] === reference);

async function prompted(amount = '500') {
  const member = await registerTestMember(platform);
  const { value } = await deposit(platform, member, {
    method: 'mpesa',
    amount,
    payer: '0712345678',
  });
  const account = [...daraja.prompts.values()].at(-1)?.['AccountReference'] ?? '';
  return { member, id: value.id as string, account };
}

test('a payment nobody told us of is made good by the statement, once', async () => {
  const { member, account } = await prompted();
  const line = { receipt: 'SKLDAY0001', paidIn: '500.00', account };
  await reconcile([line]);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  assert.deepEqual(await exceptionOf('SKLDAY0001'), []);
});

test('an unallocated deposit, another amount and money sent back are exceptions for staff', async () => {
  const { member, id, account } = await prompted();
  await reconcile([
    { receipt: 'SKLNOBODY1', paidIn: '250.00', account: 'sijui' },
    { receipt: 'SKLOTHER01', paidIn: '5000.00', account },
  ]);
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
  const [nobody] = await exceptionOf('SKLNOBODY1');
  assert.deepEqual(
    [nobody?.['kind'], nobody?.['theirs'], nobody?.['account'], nobody?.['ours']],
    ['missing_here', '250.00', 'sijui', null],
  );
  const [other] = await exceptionOf('SKLOTHER01');
  assert.deepEqual(
    [other?.['kind'], other?.['theirs'], other?.['ours'], other?.['subject']],
    ['amount_differs', '5000.00', '500.00', `deposit:${id}`],
  );
  const paid = await prompted();
  const line = { receipt: 'SKLBACK001', paidIn: '500.00', account: paid.account };
  await reconcile([line]);
  await reconcile([{ ...line, status: 'Reversed' }]);
  assert.equal((await exceptionOf('SKLBACK001'))[0]?.['kind'], 'state_differs');
  await reconcile([{ receipt: 'SKLGONE001', paidIn: '9.00', status: 'Reversed' }]);
  assert.deepEqual(await exceptionOf('SKLGONE001'), [], 'it never was anybody’s');
});

test('what we hold for done yesterday and the rail does not know is an exception', async () => {
  const { id, account } = await prompted();
  await reconcile([{ receipt: 'SKLMISS001', paidIn: '500.00', account }]);
  await platform.owner.query(
    `UPDATE deposits SET completed_at = now() - interval '1 day' WHERE public_id = $1`,
    [id],
  );
  assert.deepEqual(await exceptionOf('SKLMISS001'), []);
  await reconcile([]);
  const found = await exceptionOf('SKLMISS001');
  assert.deepEqual(
    found.map(({ kind, ours, theirs }) => [kind, ours, theirs]),
    [['missing_there', '500.00', null]],
  );
});

test('payouts are held against the statement too', async () => {
  const member = await richMember(platform);
  const asked = await askFor(platform, member, '300', { method: 'mpesa-payout' });
  const id = asked.value.id as string;
  if (asked.value.status === 'requested') await approveBy(platform, operator, id);
  await payOut(platform.context, id);
  const line = { receipt: 'SKPDAY0001', withdrawn: '-300.00', ourId: id };
  await reconcile([{ ...line, withdrawn: '-3000.00' }]);
  assert.equal((await exceptionOf('SKPDAY0001'))[0]?.['kind'], 'amount_differs');
  await reconcile([line]);
  assert.equal(await balanceOf(platform, member), '700.00 0.00');
  await reconcile([{ ...line, status: 'Reversed' }]);
  const kinds = (await exceptionOf('SKPDAY0001')).map(({ kind }) => String(kind)).toSorted();
  assert.deepEqual(kinds, ['amount_differs', 'state_differs']);
  await reconcile([{ receipt: 'SKPALIEN01', withdrawn: '-77.00' }]);
  assert.equal((await exceptionOf('SKPALIEN01'))[0]?.['kind'], 'missing_here');
});

test('staff explain an exception once, and who only reads cannot', async () => {
  await reconcile([{ receipt: 'SKLSOLVE01', paidIn: '25.00', account: 'nani' }]);
  const [found] = await exceptionOf('SKLSOLVE01');
  const resolve = (token: string) =>
    platform.staff(`POST /bo/reconciliationExceptions/${found?.['id']}/resolve`, {
      token,
      body: { reason: 'Sent back by hand at the bank' },
    });
  const reader = await signInStaff(platform, { permissions: ['deposits.read'] });
  assert.equal((await resolve(reader.token)).status, 403);
  const answers = await Promise.all([resolve(operator.token), resolve(operator.token)]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  assert.deepEqual(await exceptionOf('SKLSOLVE01'), []);
  const { value } = await platform.staff('GET /bo/reconciliationExceptions?isOpen=false', {
    token: operator.token,
  });
  assert.equal(value.items[0].resolution, 'Sent back by hand at the bank');
  await reconcile([{ receipt: 'SKLSOLVE01', paidIn: '25.00', account: 'nani' }]);
  assert.deepEqual(await exceptionOf('SKLSOLVE01'), [], 'it does not open again');
  const unknown = await platform.staff('POST /bo/reconciliationExceptions/999999/resolve', {
    token: operator.token,
    body: { reason: 'There is none of them' },
  });
  assert.equal(unknown.code, 'not_found');
});

test('a rail that tells no statement leaves the others alone', async () => {
  daraja.mood.isDown = true;
  await reconcileRails(platform.context);
  daraja.mood.isDown = false;
});
