import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { platformConfig } from '#platform/config.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { askAboutDeposit } from '#domains/cashier/ask-gateway.ts';
import { reconcileRails } from '#domains/cashier/reconciliation/reconciliation.ts';
import { balanceOf, deposit, wakeRail } from '#domains/cashier/cashier.testing.ts';
import { payOut } from '#domains/cashier/withdrawals/pay-out.ts';
import { approveBy, askFor, setRules } from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import {
  accountOf,
  addAccount,
  paymentPassword,
} from '#domains/identity/payout-accounts/payout-accounts.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { callbackToken } from '#domains/cashier/rails/rail/callback-token.ts';
import { type FakeVodacom, openFakeVodacom, vodacomResult } from './fake-vodacom.testing.ts';
import { asPlainId } from '#domains/cashier/rails/rail/plain-ids.ts';
import type { ChargeOrder, PayoutOrder, ReversalOrder } from '#domains/cashier/rails/rail/rail.ts';
import { vodacom as rail } from './vodacom.ts';

let platform: TestPlatform;
let vodacom: FakeVodacom;
let staff: StaffLogin;
before(async () => {
  vodacom = await openFakeVodacom();
  platform = await openTestPlatform({ environment: { VODACOM_URL: vodacom.url } });
  await setRules(platform);
  staff = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await platform.close();
  await vodacom.close();
  assert.deepEqual(breaches, []);
});
beforeEach(async () => {
  Object.assign(vodacom.mood, { isDown: false, afterTaking: false, failure: undefined });
  await wakeRail(platform);
});

const payer = '+255754000107';

/** Whose money is of Tanzania; no transfer of his was made yet. */
async function tanzanian(): Promise<NewMember> {
  const member = await registerTestMember(platform);
  await platform.owner.query(`UPDATE members SET currency = 'TZS' WHERE id = $1`, [member.id]);
  await platform.owner.query(`UPDATE accounts SET currency = 'TZS' WHERE owner_id = $1`, [
    member.id,
  ]);
  return member;
}

async function prompted() {
  const member = await tanzanian();
  const more = { method: 'mpesa-tz', payer, amount: '5000' };
  const { value, text } = await deposit(platform, member, more);
  assert.ok(value?.id, text);
  return { member, id: value.id as string };
}

const statusOf = async (member: NewMember, id: string) =>
  (await platform.player(`GET /wps/cashier/deposits/${id}`, { token: member.token })).value;

async function callBack(body: unknown, proof?: string) {
  const key = platform.context.config.VODACOM_CALLBACK_KEY;
  const response = await platform.app.player.inject({
    method: 'POST',
    url: `/rail-callbacks/mpesa-tz/${proof ?? callbackToken(key, 'result')}`,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const receiptOf = (id: string) => `SKTZ${id.slice(0, 8).toUpperCase()}`;

function setCharge(id: string, status: string): void {
  const entry = vodacom.charges.get(asPlainId(id));
  assert.ok(entry);
  Object.assign(entry, { status, receipt: status === 'Completed' ? receiptOf(id) : undefined });
}

test('money is asked of the phone in whole shillings, and credited once Vodacom’s books say so', async () => {
  const { member, id } = await prompted();
  const request = vodacom.charges.get(asPlainId(id))?.request;
  assert.deepEqual(
    [request?.['input_Amount'], request?.['input_CustomerMSISDN'], request?.['input_Currency']],
    ['5000', '255754000107', 'TZS'],
  );
  assert.match(request?.['input_TransactionReference'] ?? '', /^BH\d+$/);
  const result = vodacomResult(asPlainId(id), 'INS-0', receiptOf(id));
  await callBack(result);
  assert.equal((await statusOf(member, id)).status, 'pending', 'its books do not say so yet');
  setCharge(id, 'Completed');
  for (let time = 0; time < 3; time += 1) {
    const { status, body } = await callBack(result);
    assert.deepEqual([status, body['output_ResponseCode']], [200, '0']);
    assert.equal(body['output_ThirdPartyConversationID'], asPlainId(id));
  }
  const now = await statusOf(member, id);
  assert.deepEqual([now.status, now.receipt], ['completed', receiptOf(id)]);
  assert.equal(await balanceOf(platform, member), '5000.00 0.00');
});

test('each end becomes the deposit’s whatever a callback says, and what is unknown waits', async () => {
  for (const [state, status] of [
    ['Cancelled', 'failed'],
    ['Failed', 'failed'],
    ['Expired', 'expired'],
    ['Reversed', 'failed'],
    ['Pending', 'pending'],
    ['news', 'pending'],
  ] as const) {
    const { member, id } = await prompted();
    setCharge(id, state);
    await callBack(vodacomResult(asPlainId(id), 'INS-0', 'SKTZFORGED1'));
    assert.equal((await statusOf(member, id)).status, status, state);
    assert.equal(await balanceOf(platform, member), '0.00 0.00');
  }
});

test('a callback without the token is refused, and one about nothing of ours not found', async () => {
  const { member, id } = await prompted();
  setCharge(id, 'Completed');
  const result = vodacomResult(asPlainId(id), 'INS-0');
  for (const proof of [
    '',
    'guessed',
    callbackToken('another key of thirty-two letters', 'result'),
  ]) {
    assert.ok([401, 404].includes((await callBack(result, proof)).status), proof);
  }
  assert.equal((await statusOf(member, id)).status, 'pending');
  for (const unknown of [asPlainId(randomUUID()), 'not-ours']) {
    assert.equal((await callBack(vodacomResult(unknown, 'INS-0'))).status, 404, unknown);
  }
  assert.equal((await callBack('{ not json')).status, 400);
});

test('an answer that was lost is found by asking, and asked for again it is one prompt', async () => {
  const member = await tanzanian();
  Object.assign(vodacom.mood, { isDown: true, afterTaking: true });
  const idempotencyKey = randomUUID();
  const more = { method: 'mpesa-tz', payer, amount: '5000', idempotencyKey };
  await deposit(platform, member, more);
  vodacom.mood.isDown = false;
  await wakeRail(platform);
  const { value, text } = await deposit(platform, member, more);
  assert.ok(value?.id, text);
  setCharge(value.id, 'Completed');
  await askAboutDeposit(platform.context, value.id);
  assert.equal((await statusOf(member, value.id)).status, 'completed');
  assert.equal(await balanceOf(platform, member), '5000.00 0.00');
});

const order = (more: Partial<ChargeOrder> = {}): ChargeOrder => ({
  depositId: randomUUID(),
  rail: 'mpesa-tz',
  currency: 'TZS',
  amount: 500_000n,
  accountReference: 'BH7',
  payer,
  language: 'sw',
  railReference: null,
  ...more,
});

test('what it cannot take is told as refused, what nobody knows as a fault', async () => {
  const { context } = platform;
  const refusals: Partial<ChargeOrder>[] = [
    { amount: 500_050n },
    { currency: 'KES' },
    { payer: '+254712345678' },
  ];
  for (const more of refusals) {
    await assert.rejects(rail.create(context, order(more)), OutsideRefusal);
  }
  for (const [failure, expected] of [
    ['INS-2006', OutsideRefusal],
    ['INS-6', OutsideRefusal],
    ['INS-1', OutsideFault],
    ['INS-9', OutsideFault],
    ['INS-16', OutsideFault],
    ['INS-23', OutsideFault],
    ['news', OutsideFault],
  ] as const) {
    vodacom.mood.failure = failure;
    await assert.rejects(rail.create(context, order()), expected, failure);
  }
  vodacom.mood.failure = 'INS-5';
  assert.equal((await rail.create(context, order())).state, 'cancelled');
  vodacom.mood.failure = undefined;
  assert.equal(await rail.status(context, order()), undefined, 'it never heard of it');
});

test('a session is opened once for many, and anew once it is refused', async () => {
  const { context } = platform;
  await rail.create(context, order());
  const before = vodacom.books.sessions;
  await Promise.all([1, 2, 3].map(() => rail.create(context, order())));
  assert.equal(vodacom.books.sessions, before);
  vodacom.books.endedSessions = before;
  await rail.create(context, order());
  assert.equal(vodacom.books.sessions, before + 1);
});

test('a member of Tanzania is paid on his phone: held, sent once, and gone by Vodacom’s books', async () => {
  const member = await tanzanian();
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  const payoutAccountId = await accountOf(addAccount(platform, member, { number: payer }));
  const { value } = await deposit(platform, member, { method: 'mpesa-tz', payer, amount: '5000' });
  setCharge(value.id, 'Completed');
  await askAboutDeposit(platform.context, value.id);
  const more = { method: 'mpesa-tz-payout' };
  const asked = await askFor(platform, { ...member, payoutAccountId }, '2000', more);
  assert.equal(asked.status, 200, asked.text);
  const id = asked.value.id as string;
  await approveBy(platform, staff, id);
  assert.equal(await balanceOf(platform, member), '3000.00 2000.00');
  await payOut(platform.context, id);
  await payOut(platform.context, id);
  const entry = vodacom.payouts.get(asPlainId(id));
  assert.equal(entry?.request['input_CustomerMSISDN'], '255754000107');
  // Its own word of an end is not enough.
  await callBack(vodacomResult(asPlainId(id), 'INS-0', 'SKTZPAYOUT'));
  assert.equal(await balanceOf(platform, member), '3000.00 2000.00');
  Object.assign(entry ?? {}, { status: 'Completed', receipt: 'SKTZPAYOUT' });
  for (let time = 0; time < 3; time += 1) {
    await callBack(vodacomResult(asPlainId(id), 'INS-0', 'SKTZPAYOUT'));
  }
  assert.equal(await balanceOf(platform, member), '3000.00 0.00');
});

const payout = (more: Partial<PayoutOrder> = {}): PayoutOrder => ({
  withdrawalId: randomUUID(),
  rail: 'mpesa-tz',
  currency: 'TZS',
  amount: 250_000n,
  payee: payer,
  bank: null,
  railReference: null,
  ...more,
});

test('a payout is sent once under our id; only its own books end it', async () => {
  const { context } = platform;
  const asked = payout();
  assert.equal((await rail.payOut(context, asked)).state, 'pending');
  const entry = vodacom.payouts.get(asPlainId(asked.withdrawalId));
  assert.equal(entry?.request['input_Amount'], '2500');
  assert.equal((await rail.payOut(context, asked)).state, 'pending', 'it is taken once');
  for (const [status, state] of [
    ['Pending', 'pending'],
    ['Completed', 'paid'],
    ['Failed', 'failed'],
    ['Reversed', 'failed'],
    ['news', 'pending'],
  ] as const) {
    Object.assign(entry ?? {}, { status });
    assert.equal((await rail.payOutStatus(context, asked))?.state, state, status);
  }
  assert.equal(await rail.payOutStatus(context, payout()), undefined);
  await assert.rejects(rail.payOut(context, payout({ payee: '+254712345678' })), OutsideRefusal);
});

test('a payment goes back whole; what was lost of that is found in its books', async () => {
  const { context } = platform;
  const { id } = await prompted();
  setCharge(id, 'Completed');
  const back: ReversalOrder = {
    reversalId: randomUUID(),
    attempt: 1,
    rail: 'mpesa-tz',
    receipt: receiptOf(id),
    currency: 'TZS',
    amount: 500_000n,
    paidAt: new Date(),
  };
  const standing = await rail.reversals?.status(context, back);
  assert.equal(standing?.state, 'standing');
  Object.assign(vodacom.mood, { isDown: true, afterTaking: true });
  await assert.rejects(async () => rail.reversals?.reverse(context, back), OutsideFault);
  vodacom.mood.isDown = false;
  assert.equal((await rail.reversals?.status(context, back))?.state, 'done');
  assert.equal((await rail.reversals?.reverse(context, back))?.state, 'done', 'and once');
  assert.equal(vodacom.reversals.length, 1);
  assert.equal(vodacom.reversals[0]?.['input_ReversalAmount'], '5000');
});

test('production needs Vodacom’s own secrets once it has its address, and is off without', async () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://x@127.0.0.1/x',
  };
  assert.throws(
    () => platformConfig({ ...production, VODACOM_URL: 'https://openapi.m-pesa.com' }),
    /VODACOM_API_KEY, VODACOM_PUBLIC_KEY, VODACOM_CALLBACK_KEY/,
  );
  assert.throws(
    () => platformConfig(production),
    (error: Error) => !error.message.includes('VODACOM'),
  );
  const off = {
    ...platform.context.config,
    NODE_ENV: 'production',
    VODACOM_URL: undefined,
  } as const;
  await assert.rejects(rail.create({ ...platform.context, config: off }, order()), OutsideRefusal);
});

test('a day later the rail without a statement is asked about each payment, once', async () => {
  const [late, gone, fine] = [await prompted(), await prompted(), await prompted()];
  for (const { id } of [gone, fine]) {
    setCharge(id, 'Completed');
    await askAboutDeposit(platform.context, id);
  }
  await platform.owner.query(`UPDATE deposits SET status = 'expired' WHERE public_id = $1`, [
    late.id,
  ]);
  setCharge(late.id, 'Completed');
  setCharge(gone.id, 'Reversed');
  const ids = [late.id, gone.id, fine.id];
  const checked = async () => {
    const { rows } = await platform.owner.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM deposits
        WHERE public_id = ANY($1) AND status_checked_at IS NOT NULL`,
      [ids],
    );
    return rows[0]?.count;
  };
  await reconcileRails(platform.context);
  assert.equal(await checked(), 0, 'not before a day is over');
  await platform.owner.query(
    `UPDATE deposits SET created_at = created_at - interval '25 hours' WHERE public_id = ANY($1)`,
    [ids],
  );
  await reconcileRails(platform.context);
  await reconcileRails(platform.context);
  assert.equal(await checked(), 3);
  assert.equal(await balanceOf(platform, late.member), '5000.00 0.00');
  const { rows } = await platform.owner.query<{ subject: string; kind: string }>(
    'SELECT subject, kind FROM reconciliation_exceptions WHERE subject = ANY($1)',
    [ids.map((id) => `deposit:${id}`)],
  );
  assert.deepEqual(rows, [{ subject: `deposit:${gone.id}`, kind: 'state_differs' }]);
});
