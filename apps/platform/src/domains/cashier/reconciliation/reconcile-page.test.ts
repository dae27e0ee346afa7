/** The statement of the hosted page's gateway held against our books, as that of any rail. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { entriesAPage } from '@bahati/contract/payment-gateway/gateway.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import {
  auditActions,
  balanceOf,
  callBack,
  chargeReport,
  deposit,
  payoutReport,
  wakeRail,
} from '#domains/cashier/cashier.testing.ts';
import {
  type FakeGateway,
  openFakeGateway,
} from '#domains/cashier/gateways/fake-gateway.testing.ts';
import { payOut } from '#domains/cashier/withdrawals/pay-out.ts';
import { receiveIncomingPayment } from './receive-incoming-payment.ts';
import { reconcileRails } from './reconcile-day.ts';
import { approveBy, askFor, richMember } from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let gateway: FakeGateway;
let operator: StaffLogin;
before(async () => {
  gateway = await openFakeGateway();
  platform = await openTestPlatform({ environment: { GATEWAY_URL: gateway.url } });
  operator = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await platform.close();
  await gateway.close();
  assert.deepEqual(breaches, []);
});

type Entry = Record<string, string>;

const entry = (more: Entry): Entry => ({
  kind: 'charge',
  reference: `C-${randomUUID()}`,
  ourId: randomUUID(),
  currency: 'KES',
  amount: '500.00',
  state: 'paid',
  account: '',
  at: new Date().toISOString(),
  ...more,
});

/** Twice, since it must change nothing more. */
async function reconcile(entries: readonly Entry[], rail = 'pesa-pepe') {
  gateway.entries.set(rail, [...entries]);
  await wakeRail(platform);
  await reconcileRails(platform.context);
  await reconcileRails(platform.context);
}

async function exceptionsOf(reference: string) {
  const { rows } = await platform.owner.query<{
    kind: string;
    subject: string | null;
    theirs: bigint | null;
    isUnallocatedDeposit: boolean;
    isUnmatchedPayout: boolean;
  }>(
    `SELECT kind, subject, theirs, is_unallocated_deposit AS "isUnallocatedDeposit", is_unmatched_payout AS "isUnmatchedPayout"
       FROM reconciliation_exceptions
      WHERE reference = $1 ORDER BY kind`,
    [reference],
  );
  return rows;
}

async function begun() {
  const member = await registerTestMember(platform);
  const { value } = await deposit(platform, member);
  const id = value.id as string;
  return { member, id, reference: gateway.charges.get(id)?.['reference'] ?? '' };
}

test('a payment on the page that nobody told us of is credited by the statement, once', async () => {
  const { member, id, reference } = await begun();
  await reconcile([entry({ ourId: id, reference })]);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  assert.deepEqual(await exceptionsOf(reference), []);
  await callBack(platform, chargeReport(id, 'paid', { reference }));
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
});

test('what a callback told first has its receipt by the statement, and is not missing there', async () => {
  const { member, id, reference } = await begun();
  await callBack(platform, chargeReport(id, 'paid', { reference }));
  const at = new Date(Date.now() - 24 * 3_600_000).toISOString();
  await platform.owner.query('UPDATE deposits SET completed_at = $2 WHERE public_id = $1', [
    id,
    at,
  ]);
  await reconcile([entry({ ourId: id, reference, at })]);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  const { rows } = await platform.owner.query('SELECT receipt FROM deposits WHERE public_id = $1', [
    id,
  ]);
  assert.deepEqual(rows, [{ receipt: reference }]);
  assert.deepEqual(await exceptionsOf(reference), []);
});

test('another amount, money taken back and an unallocated deposit are exceptions for staff', async () => {
  const other = await begun();
  const back = await begun();
  const paidBack = entry({ ourId: back.id, reference: back.reference });
  await reconcile([paidBack]);
  const nobody = entry({ account: 'BH99999999' });
  await reconcile([
    entry({ ourId: other.id, reference: other.reference, amount: '5000.00' }),
    { ...paidBack, state: 'reversed' },
    nobody,
  ]);
  assert.equal(await balanceOf(platform, other.member), '0.00 0.00');
  assert.equal((await exceptionsOf(other.reference))[0]?.kind, 'amount_differs');
  assert.equal((await exceptionsOf(back.reference))[0]?.kind, 'state_differs');
  const [found] = await exceptionsOf(nobody['reference'] ?? '');
  assert.deepEqual(
    [found?.kind, found?.isUnallocatedDeposit, found?.theirs],
    ['missing_here', true, 50_000n],
  );
});

test('what we hold for done yesterday and the gateway does not know is an exception', async () => {
  const { id, reference } = await begun();
  await reconcile([entry({ ourId: id, reference })]);
  await platform.owner.query(
    `UPDATE deposits SET completed_at = now() - interval '1 day' WHERE public_id = $1`,
    [id],
  );
  await reconcile([]);
  assert.deepEqual(
    (await exceptionsOf(reference)).map(({ kind }) => kind),
    ['missing_there'],
  );
});

test('a payout whose callback was lost is paid by the statement', async () => {
  const member = await richMember(platform);
  const { value } = await askFor(platform, member, '300');
  const id = value.id as string;
  if (value.status === 'requested') await approveBy(platform, operator, id);
  await payOut(platform.context, id);
  assert.equal(await balanceOf(platform, member), '700.00 300.00');
  const reference = gateway.payouts.get(id)?.['reference'] ?? '';
  const line = { kind: 'payout', ourId: id, amount: '300.00', account: '254712345678' };
  await reconcile([entry({ ...line, reference })]);
  assert.equal(await balanceOf(platform, member), '700.00 0.00');
  assert.deepEqual(await exceptionsOf(reference), []);
});

test('an order paid twice is credited twice, each receipt once, whatever callbacks said before', async () => {
  const { member, id, reference } = await begun();
  const second = `C-${randomUUID()}`;
  // Shuffled and contradicting: no callback moves money a second time.
  for (const [state, told] of [
    ['paid', second],
    ['failed', reference],
    ['paid', reference],
    ['paid', second],
  ] as const) {
    await callBack(platform, chargeReport(id, state, { reference: told }));
  }
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  const lines = [reference, second].map((one) => entry({ ourId: id, reference: one }));
  await reconcile(lines.toReversed());
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  await reconcile(lines);
  await callBack(platform, chargeReport(id, 'paid', { reference: second }));
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  const third = entry({ ourId: id, amount: '75.00' });
  await reconcile([...lines, third]);
  assert.equal(await balanceOf(platform, member), '1075.00 0.00', 'of another amount too');
  const { rows } = await platform.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM deposits WHERE member_id = $1 AND status = 'completed'`,
    [member.id],
  );
  assert.equal(rows[0]?.count, 3);
});

test('what was paid twice and went back once is the member’s no more than once', async () => {
  const { member, id, reference } = await begun();
  const first = entry({ ourId: id, reference });
  await reconcile([first, entry({ ourId: id, state: 'reversed' })]);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  const credited = entry({ ourId: id });
  await reconcile([first, credited]);
  await reconcile([first, { ...credited, state: 'reversed' }]);
  assert.equal((await exceptionsOf(credited['reference'] ?? ''))[0]?.kind, 'state_differs');
});

test('an unallocated deposit that went back by itself is decided, and nobody gets it beside', async () => {
  const nobody = entry({ account: 'sijui' });
  const { reference = '' } = nobody;
  await reconcile([nobody]);
  await reconcile([{ ...nobody, state: 'reversed' }]);
  const { rows } = await platform.owner.query<{ id: bigint; by: string; resolution: string }>(
    `SELECT id, resolved_by AS by, resolution FROM reconciliation_exceptions WHERE reference = $1`,
    [reference],
  );
  assert.deepEqual([rows[0]?.by, rows[0]?.resolution], ['system', 'returned_by_rail']);
  assert.deepEqual(await auditActions(platform, `reconciliation_exception:${rows[0]?.id}`), [
    'reconciliation.returned_by_rail',
  ]);
  const member = await registerTestMember(platform);
  const given = await platform.staff(`POST /bo/reconciliationExceptions/${rows[0]?.id}/assign`, {
    token: operator.token,
    body: { username: member.username, reason: 'It seems to be his' },
  });
  assert.equal(given.code, 'already_decided');
  await receiveIncomingPayment(platform.context, {
    rail: 'pesa-pepe',
    receipt: reference,
    currency: 'KES',
    amount: '500.00',
    account: member.username,
    payer: null,
    at: new Date(),
  });
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
});

test('a withdrawal that left twice is an exception for staff, and the first stays as it is', async () => {
  const member = await richMember(platform);
  const { value } = await askFor(platform, member, '300');
  const id = value.id as string;
  if (value.status === 'requested') await approveBy(platform, operator, id);
  await payOut(platform.context, id);
  const reference = gateway.payouts.get(id)?.['reference'] ?? '';
  await callBack(platform, payoutReport(id, 'paid', { reference }));
  const line = { kind: 'payout', ourId: id, amount: '300.00', account: '254712345678' };
  const again = entry(line);
  await reconcile([again, entry({ ...line, reference }), entry({ ...line, state: 'reversed' })]);
  assert.equal(await balanceOf(platform, member), '700.00 0.00');
  assert.deepEqual(await exceptionsOf(reference), []);
  assert.deepEqual(await exceptionsOf(again['reference'] ?? ''), [
    {
      kind: 'missing_here',
      subject: `withdrawal:${id}`,
      theirs: 30_000n,
      isUnallocatedDeposit: false,
      isUnmatchedPayout: true,
    },
  ]);
});

test('a statement of many pages is read whole, and one rail’s entries are no other’s', async () => {
  const { member, id, reference } = await begun();
  const ours = entry({ ourId: id, reference });
  await reconcile([ours], 'card');
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
  const many = Array.from({ length: 2 * entriesAPage }, () => entry({ state: 'reversed' }));
  gateway.entries.set('pesa-pepe', [...many, ours]);
  await wakeRail(platform);
  await reconcileRails(platform.context);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
});
