import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { balanceOf, wakeRail } from '#domains/cashier/cashier.testing.ts';
import { payOut } from '#domains/cashier/withdrawals/pay-out.ts';
import { approveBy, askFor, richMember } from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import { seedTaxRates } from '#seed/cashier/seed-tax-rates.ts';
import {
  type FakeDaraja,
  openFakeDaraja,
  resultBody,
} from '#domains/cashier/rails/daraja/fake-daraja.testing.ts';

let platform: TestPlatform;
let daraja: FakeDaraja;
let operator: StaffLogin;
before(async () => {
  daraja = await openFakeDaraja();
  platform = await openTestPlatform({ environment: { DARAJA_URL: daraja.url } });
  await seedTaxRates(platform.owner);
  operator = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await platform.close();
  await daraja.close();
  assert.deepEqual(breaches, []);
});
beforeEach(async () => {
  Object.assign(daraja.mood, { isDown: false, afterTaking: false, error: undefined });
  await wakeRail(platform);
});

/** A withdrawal of 333 shillings, approved and not yet sent. */
async function approved() {
  const member = await richMember(platform);
  const asked = await askFor(platform, member, '333', { method: 'mpesa-payout' });
  assert.equal(asked.status, 200, asked.text);
  const { id, status } = asked.value as { id: string; status: string };
  if (status === 'requested') await approveBy(platform, operator, id);
  return { member, id };
}

async function sent() {
  const made = await approved();
  await payOut(platform.context, made.id);
  return { ...made, request: daraja.payouts.get(made.id) };
}

async function call(url: string | undefined, body: object): Promise<number> {
  const { statusCode } = await platform.app.player.inject({
    method: 'POST',
    url: new URL(url ?? 'http://nowhere').pathname,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return statusCode;
}

const stateOf = async (id: string) => {
  const { rows } = await platform.owner.query<{ status: string; reference: string }>(
    'SELECT status, gateway_reference AS reference FROM withdrawals WHERE public_id = $1',
    [id],
  );
  return rows[0];
};

const paidResult = (amount: number | string) =>
  resultBody(0, { TransactionAmount: amount, TransactionReceipt: 'SKP7XY8Z9A' });

test('a payout is sent in whole shillings, less a whole tax, and paid by its result', async () => {
  const { member, id, request } = await sent();
  assert.equal(request?.['Amount'], '316');
  assert.match(request?.['PartyB'] ?? '', /^254\d{9}$/);
  assert.equal((await stateOf(id))?.status, 'approved', 'taken is not yet paid');
  for (let at = 0; at < 3; at += 1) {
    assert.equal(await call(request?.['ResultURL'], paidResult(316)), 200);
  }
  assert.deepEqual(await stateOf(id), { status: 'paid', reference: 'SKP7XY8Z9A' });
  assert.equal(await balanceOf(platform, member), '667.00 0.00');
});

test('a result with another amount moves nothing and is an exception for staff', async () => {
  const { id, request } = await sent();
  for (let at = 0; at < 2; at += 1) await call(request?.['ResultURL'], paidResult(3160));
  assert.equal((await stateOf(id))?.status, 'approved');
  const { rows } = await platform.owner.query(
    'SELECT kind, reference, theirs FROM reconciliation_exceptions WHERE subject = $1',
    [`withdrawal:${id}`],
  );
  const found = { kind: 'amount_differs', reference: 'SKP7XY8Z9A', theirs: 316_000n };
  assert.deepEqual(rows, [found]);
});

test('a reported failure returns money only once Daraja’s books say the same', async () => {
  const { member, id, request } = await sent();
  const failed = resultBody(2001);
  assert.equal(await call(request?.['ResultURL'], failed), 200);
  assert.equal((await stateOf(id))?.status, 'approved');
  const question = daraja.questions.at(-1);
  assert.equal(question?.['OriginalConversationID'], id);
  const books = { TransactionStatus: 'Declined', Amount: '316.00', ReceiptNo: 'SKP0000001' };
  await call(question?.['ResultURL'], resultBody(0, books));
  assert.equal((await stateOf(id))?.status, 'failed');
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
});

test('a failure the books contradict is a payment', async () => {
  const { member, id, request } = await sent();
  await call(request?.['ResultURL'], resultBody(2001));
  const books = { TransactionStatus: 'Completed', Amount: 316, ReceiptNo: 'SKPTRUE001' };
  await call(daraja.questions.at(-1)?.['ResultURL'], resultBody(0, books));
  assert.deepEqual(await stateOf(id), { status: 'paid', reference: 'SKPTRUE001' });
  assert.equal(await balanceOf(platform, member), '667.00 0.00');
});

test('a payout whose answer was lost is asked about under the same id, never paid twice', async () => {
  const { id } = await approved();
  Object.assign(daraja.mood, { isDown: true, afterTaking: true });
  await assert.rejects(payOut(platform.context, id));
  Object.assign(daraja.mood, { isDown: false });
  const taken = daraja.payouts.size;
  await payOut(platform.context, id);
  assert.equal(daraja.payouts.size, taken);
  const question = daraja.questions.at(-1);
  assert.equal(question?.['OriginalConversationID'], id);
  await call(question?.['ResultURL'], resultBody('R000002'));
  await call(question?.['QueueTimeOutURL'], {});
  assert.equal((await stateOf(id))?.status, 'approved', 'unknown refunds nothing');
});

test('a forged result is refused', async () => {
  const { id, request } = await sent();
  const url = request?.['ResultURL'] ?? '';
  const token = url.split('/').at(-1) ?? '';
  assert.equal(await call(url.replace(token, 'A'.repeat(32)), paidResult(316)), 401);
  assert.equal(await call(url.replace('/payout/', '/payout-status/'), paidResult(316)), 401);
  assert.equal((await stateOf(id))?.status, 'approved');
});
