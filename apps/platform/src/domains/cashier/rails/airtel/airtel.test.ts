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
import { balanceOf, deposit, wakeRail } from '#domains/cashier/cashier.testing.ts';
import { payOut } from '#domains/cashier/withdrawals/pay-out.ts';
import {
  askFor,
  approveBy,
  richMember,
  setRules,
} from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { airtel as rail } from './airtel.ts';
import { asPlainId, asUuid } from '#domains/cashier/rails/rail/plain-ids.ts';
import { airtelCallback, type FakeAirtel, openFakeAirtel } from './fake-airtel.testing.ts';
import type { ChargeOrder, PayoutOrder } from '#domains/cashier/rails/rail/rail.ts';

let platform: TestPlatform;
let airtel: FakeAirtel;
let staff: StaffLogin;
before(async () => {
  airtel = await openFakeAirtel();
  platform = await openTestPlatform({ environment: { AIRTEL_URL: airtel.url } });
  staff = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await platform.close();
  await airtel.close();
  assert.deepEqual(breaches, []);
});
beforeEach(async () => {
  Object.assign(airtel.mood, { isDown: false, afterTaking: false, failure: undefined });
  await wakeRail(platform);
});

const payer = '+254733123456';

const byPhone = (member: NewMember, more: object = {}) =>
  deposit(platform, member, { method: 'airtel', payer, ...more });

const statusOf = async (member: NewMember, id: string) =>
  (await platform.player(`GET /wps/cashier/deposits/${id}`, { token: member.token })).value;

async function callBack(body: object) {
  const response = await platform.app.player.inject({
    method: 'POST',
    url: '/rail-callbacks/airtel',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

function setCharge(depositId: string, state: Record<string, string>): void {
  const entry = airtel.charges.get(asPlainId(depositId));
  assert.ok(entry);
  entry.state = state;
}

const paid = { status: 'TS', airtel_money_id: 'MP261121.1234.AB12CD' };

test('an id of ours goes to Airtel and comes back', () => {
  const id = randomUUID();
  assert.match(asPlainId(id), /^[0-9a-f]{32}$/);
  assert.equal(asUuid(asPlainId(id)), id);
  assert.equal(asUuid(id), undefined);
  assert.equal(asUuid('x'), undefined);
});

test('money is asked of the phone within its country, and credited once Airtel says so', async () => {
  const member = await registerTestMember(platform);
  const { value } = await byPhone(member);
  assert.equal(value.status, 'pending');
  assert.equal(value.flow, 'phone');
  const entry = airtel.charges.get(asPlainId(value.id));
  assert.equal(entry?.country, 'KE');
  assert.equal(entry.request.subscriber?.['msisdn'], '733123456');
  assert.equal(entry.request.transaction['amount'], '500');
  assert.match(entry.request.reference, /^BH\d{4,}$/);
  await callBack(airtelCallback(asPlainId(value.id), 'TS'));
  assert.equal(await balanceOf(platform, member), '0.00 0.00', 'Airtel’s books do not say so yet');
  setCharge(value.id, paid);
  for (let time = 0; time < 3; time += 1) {
    const { status } = await callBack(airtelCallback(asPlainId(value.id), 'TS'));
    assert.equal(status, 200);
  }
  const now = await statusOf(member, value.id);
  assert.equal(now.status, 'completed');
  assert.equal(now.receipt, paid.airtel_money_id);
  assert.match(await balanceOf(platform, member), /^[1-9]\d\d\.\d\d 0\.00$/);
});

test('each end of a collection becomes the deposit’s, and what is unknown waits', async () => {
  for (const [state, status] of [
    [{ status: 'TF', response_code: 'DP00800001008' }, 'failed'],
    [{ status: 'TF', response_code: 'DP00800001007', success: 'false' }, 'failed'],
    [{ status: 'TE', response_code: 'DP00800001029' }, 'expired'],
    [{ status: 'TIP' }, 'pending'],
    [{ status: 'TA' }, 'pending'],
    [{ status: 'news' }, 'pending'],
    [{ status: 'REFUNDED' }, 'failed'],
  ] as const) {
    const member = await registerTestMember(platform);
    const { value } = await byPhone(member);
    setCharge(value.id, state);
    // Even a callback that says the opposite changes nothing.
    await callBack(airtelCallback(asPlainId(value.id), 'TS'));
    assert.equal((await statusOf(member, value.id)).status, status, JSON.stringify(state));
    assert.equal(await balanceOf(platform, member), '0.00 0.00');
  }
});

test('a callback without the right hash is refused, and one about nothing of ours not found', async () => {
  const member = await registerTestMember(platform);
  const { value } = await byPhone(member);
  const good = airtelCallback(asPlainId(value.id), 'TS');
  const forged = [
    airtelCallback(asPlainId(value.id), 'TS', 'another key'),
    { ...good, transaction: { ...good.transaction, status_code: 'TF' } },
    { ...good, hash: '' },
    { transaction: good.transaction },
    {},
  ];
  for (const body of forged) assert.equal((await callBack(body)).status, 401);
  for (const id of [asPlainId(randomUUID()), 'not-ours']) {
    assert.equal((await callBack(airtelCallback(id, 'TS'))).status, 404, id);
  }
  const unread = await platform.app.player.inject({
    method: 'POST',
    url: '/rail-callbacks/airtel',
    payload: '{ not json',
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(unread.statusCode, 400);
});

test('a collection whose answer was lost is found again under our own id', async () => {
  const member = await registerTestMember(platform);
  const idempotencyKey = randomUUID();
  Object.assign(airtel.mood, { isDown: true, afterTaking: true });
  assert.equal((await byPhone(member, { idempotencyKey })).code, 'gateway_unavailable');
  const taken = airtel.charges.size;
  Object.assign(airtel.mood, { isDown: false });
  const again = await byPhone(member, { idempotencyKey });
  assert.equal(again.value.status, 'pending');
  assert.equal(airtel.charges.size, taken, 'no second prompt');
  setCharge(again.value.id, { ...paid, airtel_money_id: 'MP261121.1234.OTHER1' });
  await askAboutDeposit(platform.context, again.value.id);
  assert.equal((await statusOf(member, again.value.id)).status, 'completed');
});

test('a token that ran out is renewed within the same call', async () => {
  const member = await registerTestMember(platform);
  airtel.books.tokens += 1;
  assert.equal((await byPhone(member)).value.status, 'pending');
});

const chargeOrder = (change: Partial<ChargeOrder> = {}): ChargeOrder => ({
  depositId: randomUUID(),
  rail: 'airtel',
  currency: 'KES',
  amount: 50_000n,
  accountReference: 'BH1',
  payer,
  language: 'en',
  railReference: null,
  ...change,
});

test('Tanzania is asked in shillings of its own; across a border, cents and play money nobody', async () => {
  const { context } = platform;
  const abroad = chargeOrder({ currency: 'TZS', payer: '+255682123456' });
  await rail.create(context, abroad);
  const entry = airtel.charges.get(asPlainId(abroad.depositId));
  assert.equal(entry?.country, 'TZ');
  assert.equal(entry.request.subscriber?.['msisdn'], '682123456');
  const before = airtel.charges.size;
  for (const change of [
    { payer: '+255682123456' },
    { payer: null },
    { currency: 'XPL' as const },
    { amount: 50_050n },
  ]) {
    await assert.rejects(rail.create(context, chargeOrder(change)), OutsideRefusal);
  }
  assert.equal(airtel.charges.size, before);
});

test('what Airtel definitely refuses is told apart from what nobody knows', async () => {
  const { context } = platform;
  for (const [failure, kind] of [
    [{ result_code: 'ESB000033' }, OutsideRefusal],
    [{ result_code: 'ESB000011', response_code: 'DP00900001010' }, OutsideRefusal],
    [{ result_code: 'ESB000011', response_code: 'DP00800001000' }, OutsideFault],
    [{ result_code: 'ESB000011', response_code: 'DP00900001006' }, OutsideFault],
    [{ result_code: 'ESB000001' }, OutsideFault],
    [{ result_code: 'ESB000014' }, OutsideFault],
  ] as const) {
    airtel.mood.failure = failure;
    await assert.rejects(rail.create(context, chargeOrder()), kind, JSON.stringify(failure));
  }
});

test('production refuses the demo’s keys where the rail has an address, and is without it where not', async () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: platform.ownerUrl };
  const complaint = (more: object) => {
    try {
      platformConfig({ ...environment, ...more });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  assert.match(complaint({ AIRTEL_URL: 'https://openapi.airtel.africa' }), /AIRTEL_PIN/);
  assert.doesNotMatch(complaint({}), /AIRTEL/);
  const { AIRTEL_URL: _, ...config } = platform.context.config;
  const context = { ...platform.context, config: { ...config, NODE_ENV: 'production' as const } };
  await assert.rejects(rail.create(context, chargeOrder()), /rail_not_set_up/);
  const call = {
    path: [''],
    headers: {},
    raw: Buffer.from(JSON.stringify(airtelCallback('a', 'TS'))),
  };
  await assert.rejects(async () => rail.callback?.(context, call), /unauthenticated/);
});

/** An approved withdrawal at the rail. */
async function approved() {
  await setRules(platform);
  const member = await richMember(platform);
  const asked = await askFor(platform, member, '300', { method: 'airtel-payout' });
  assert.ok(asked.success, asked.text);
  if (asked.value.status === 'requested') await approveBy(platform, staff, asked.value.id);
  return { member, id: asked.value.id as string };
}

const withdrawalStatus = async (id: string) =>
  (
    await platform.owner.query<{ status: string; reference: string | null }>(
      'SELECT status, gateway_reference AS reference FROM withdrawals WHERE public_id = $1',
      [id],
    )
  ).rows[0];

test('a payout goes out once under our id, and is paid when Airtel’s books say so', async () => {
  const { id } = await approved();
  for (let time = 0; time < 3; time += 1) await payOut(platform.context, id);
  const entry = airtel.payouts.get(asPlainId(id));
  assert.ok(entry);
  assert.equal(airtel.payouts.size, 1);
  assert.match(entry.request.payee?.['msisdn'] ?? '', /^7\d{8}$/);
  assert.equal((await withdrawalStatus(id))?.status, 'approved');
  entry.state = { ...paid, response_code: 'DP00900001001' };
  await callBack(airtelCallback(asPlainId(id), 'TF'));
  assert.deepEqual(await withdrawalStatus(id), {
    status: 'paid',
    reference: paid.airtel_money_id,
  });
  assert.equal((await callBack(airtelCallback(asPlainId(id), 'TF'))).status, 200);
  assert.equal((await withdrawalStatus(id))?.status, 'paid');
});

test('held money returns only when Airtel’s books say that it failed', async () => {
  const { id, member } = await approved();
  const before = await balanceOf(platform, member);
  await payOut(platform.context, id);
  await callBack(airtelCallback(asPlainId(id), 'TF'));
  assert.equal(await balanceOf(platform, member), before, 'in progress, say the books');
  airtel.mood.isDown = true;
  const unheard = await callBack(airtelCallback(asPlainId(id), 'TF'));
  assert.equal(unheard.status, 503, 'it is to be told again');
  assert.equal(unheard.body['code'], 'retry');
  assert.equal(await balanceOf(platform, member), before, 'nobody could be asked');
  airtel.mood.isDown = false;
  const entry = airtel.payouts.get(asPlainId(id));
  assert.ok(entry);
  entry.state = { status: 'TF', message: 'Mobile number entered is incorrect.' };
  await wakeRail(platform);
  await callBack(airtelCallback(asPlainId(id), 'TF'));
  assert.equal((await withdrawalStatus(id))?.status, 'failed');
  assert.match(await balanceOf(platform, member), / 0\.00$/);
});

test('a payout whose answer was lost is asked about and not sent again', async () => {
  const { id } = await approved();
  Object.assign(airtel.mood, { isDown: true, afterTaking: true });
  await assert.rejects(payOut(platform.context, id), OutsideFault);
  Object.assign(airtel.mood, { isDown: false });
  const sent = airtel.payouts.size;
  const entry = airtel.payouts.get(asPlainId(id));
  assert.ok(entry);
  entry.state = paid;
  await payOut(platform.context, id);
  assert.equal(airtel.payouts.size, sent);
  assert.equal((await withdrawalStatus(id))?.status, 'paid');
});

test('a payout across a border is refused and the money returns', async () => {
  const order: PayoutOrder = {
    withdrawalId: randomUUID(),
    rail: 'airtel',
    currency: 'KES',
    amount: 30_000n,
    payee: '+255682123456',
    bank: null,
    railReference: null,
  };
  await assert.rejects(rail.payOut(platform.context, order), OutsideRefusal);
  assert.equal(await rail.payOutStatus(platform.context, order), undefined);
});

test('the day’s entries come by pages, with our ids and without what moved nothing', async () => {
  const ours = randomUUID();
  const entry = (at: number, change: object = {}) => ({
    service: { type: 'MERCHANT_PAYMENT' },
    payer: { msisdn: '733123456', name: 'Amina Hassan' },
    payee: { msisdn: '744000000', name: 'Juma Otieno' },
    status: 'TS',
    transaction: {
      airtel_money_id: `MP261121.0000.${at}`,
      amount: 500.5,
      created_at: Date.parse('2026-11-21T09:00:00Z'),
      id: at === 0 ? asPlainId(ours) : `other${at}`,
      reference_number: 'BH1',
    },
    ...change,
  });
  airtel.books.list.push(...Array.from({ length: 150 }, (_, at) => entry(at)));
  airtel.books.list.push(entry(150, { status: 'TF' }));
  airtel.books.list.push(entry(151, { status: 'REFUNDED' }));
  airtel.books.list.push(entry(152, { service: { type: 'DISBURSEMENT' } }));
  const lines = await rail.listForDay?.(platform.context, '2026-11-21', 'airtel');
  assert.equal(lines?.length, 152);
  assert.deepEqual(lines[0], {
    kind: 'charge',
    receipt: 'MP261121.0000.0',
    currency: 'KES',
    amount: '500.5',
    state: 'paid',
    ourId: ours,
    account: 'BH1',
    party: '733123456 Amina Hassan',
    at: new Date('2026-11-21T09:00:00Z'),
  });
  assert.equal(lines[1]?.ourId, null);
  assert.equal(lines.at(-2)?.state, 'reversed');
  assert.equal(lines.at(-1)?.kind, 'payout');
  assert.equal(lines.at(-1)?.party, '744000000 Juma Otieno');
});
