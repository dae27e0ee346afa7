import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { receiveIncomingPayment } from '#domains/cashier/reconciliation/receive-incoming-payment.ts';
import { returnToPayer, returnAllDue } from '#domains/cashier/refunds/return-to-payer.ts';
import { airtelRefunds } from './airtel-refund.ts';
import { wakeRail } from '#domains/cashier/cashier.testing.ts';
import { type FakeAirtel, openFakeAirtel } from './fake-airtel.testing.ts';
import type { ReversalOrder } from '#domains/cashier/rails/rail/rail.ts';

let platform: TestPlatform;
let airtel: FakeAirtel;
before(async () => {
  airtel = await openFakeAirtel();
  platform = await openTestPlatform({ environment: { AIRTEL_URL: airtel.url } });
});
after(async () => {
  await platform.close();
  await airtel.close();
});
beforeEach(async () => {
  Object.assign(airtel.mood, { isDown: false, afterTaking: false, failure: undefined });
  airtel.books.list.length = 0;
  await wakeRail(platform);
});

let count = 0;
const newReceipt = () => `MP261121.0000.X${(count += 1)}`;

/** An entry of Airtel's list. */
const listed = (airtel_money_id: string, status: 'TS' | 'REFUNDED') => ({
  status,
  service: { type: 'MERCHANT_PAYMENT' },
  payer: { msisdn: '733123456', name: 'AMANI' },
  transaction: {
    airtel_money_id,
    amount: '250.00',
    created_at: String(Date.now()),
    reference_number: 'nobody at all',
  },
});

/** An unallocated deposit that two of the staff want sent back. */
async function approved() {
  const receipt = newReceipt();
  const money = { receipt, currency: 'KES', amount: '250.00', account: 'nobody at all' };
  await receiveIncomingPayment(platform.context, {
    rail: 'airtel',
    ...money,
    payer: '733123456 AMANI',
    at: new Date(),
  });
  const { rows } = await platform.owner.query<{ id: string }>(
    `INSERT INTO reversals (exception_id, reason, decided_by)
     SELECT id, 'Nobody knows it', 'zawadi' FROM reconciliation_exceptions WHERE reference = $1
     RETURNING public_id AS id`,
    [receipt],
  );
  return { receipt, id: rows[0]?.id ?? '' };
}

async function stateOf(id: string) {
  const { rows } = await platform.owner.query<{ state: string; resolution: string | null }>(
    `SELECT state, resolution FROM reversals JOIN reconciliation_exceptions
       ON reconciliation_exceptions.id = exception_id WHERE public_id = $1`,
    [id],
  );
  return [rows[0]?.state, rows[0]?.resolution];
}

async function askRound() {
  await wakeRail(platform);
  await platform.owner.query('UPDATE reversals SET next_ask_at = now()');
  await returnAllDue(platform.context);
}

test('a payment goes back whole and once, and Airtel says so at once', async () => {
  const { receipt, id } = await approved();
  await Promise.all([1, 2].map(() => returnToPayer(platform.context, id).catch(() => undefined)));
  await returnToPayer(platform.context, id);
  assert.deepEqual(
    airtel.refunds.filter((one) => one === receipt),
    [receipt],
  );
  assert.deepEqual(await stateOf(id), ['done', 'Nobody knows it']);
});

test('a lost answer is found again in Airtel’s list, and until then nothing is decided', async () => {
  const { receipt, id } = await approved();
  Object.assign(airtel.mood, { isDown: true, afterTaking: true });
  await assert.rejects(returnToPayer(platform.context, id), OutsideFault);
  airtel.mood.isDown = false;
  await askRound();
  assert.deepEqual(await stateOf(id), ['sent', null], 'the list does not have it yet');
  airtel.books.list.push(listed(receipt, 'REFUNDED'));
  await askRound();
  assert.deepEqual(await stateOf(id), ['done', 'Nobody knows it']);
});

test('what Airtel never took is sent again once its list holds the payment', async () => {
  const { receipt, id } = await approved();
  airtel.mood.isDown = true;
  await assert.rejects(returnToPayer(platform.context, id), OutsideFault);
  airtel.mood.isDown = false;
  airtel.books.list.push(listed(receipt, 'TS'));
  await askRound();
  assert.deepEqual(await stateOf(id), ['done', 'Nobody knows it']);
  assert.ok(airtel.refunds.includes(receipt));
});

test('a definite no is a failure once the list holds the payment', async () => {
  const { receipt, id } = await approved();
  airtel.books.list.push(listed(receipt, 'TS'));
  airtel.mood.failure = { result_code: 'ESB000045' };
  await returnToPayer(platform.context, id);
  assert.deepEqual(await stateOf(id), ['failed', null]);
});

test('that it was refunded before is no answer by itself, and no money of another country goes', async () => {
  const order: ReversalOrder = {
    reversalId: randomUUID(),
    attempt: 1,
    rail: 'airtel',
    receipt: newReceipt(),
    currency: 'KES',
    amount: 25_000n,
    paidAt: new Date(),
  };
  const { context } = platform;
  assert.equal((await airtelRefunds.reverse(context, order)).state, 'done');
  await assert.rejects(airtelRefunds.reverse(context, order), OutsideFault);
  await assert.rejects(
    airtelRefunds.reverse(context, { ...order, currency: 'XPL' }),
    OutsideRefusal,
  );
});
