/** A deposit that was credited goes back to its payer: by two, if the money is there, and once. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { OutsideFault } from '@bahati/server-kit/signed-caller.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { seedTaxRates } from '#seed/cashier/seed-tax-rates.ts';
import {
  auditActions,
  balanceOf,
  callBack,
  chargeReport,
  deposit,
  wakeRail,
} from '#domains/cashier/cashier.testing.ts';
import {
  type FakeGateway,
  openFakeGateway,
} from '#domains/cashier/gateways/fake-gateway.testing.ts';
import { reconcileRails } from '#domains/cashier/reconciliation/reconcile-day.ts';
import { returnToPayer, returnAllDue } from './return-to-payer.ts';
import { stake } from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let gateway: FakeGateway;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  gateway = await openFakeGateway();
  platform = await openTestPlatform({ environment: { GATEWAY_URL: gateway.url } });
  await seedTaxRates(platform.owner);
  await platform.owner.query(`UPDATE payment_methods SET fee_fixed = 1000 WHERE code = 'card'`);
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await platform.close();
  await gateway.close();
  assert.deepEqual(breaches, []);
});
beforeEach(async () => {
  Object.assign(gateway.mood, { isDown: false, afterTaking: false, refusal: undefined });
  await wakeRail(platform);
});

const reason = 'The card was not his own';

/** 500.00 by card: 25.00 of tax, 10.00 of fee, 465.00 on the balance. */
async function paid() {
  const member = await registerTestMember(platform);
  const { value, text } = await deposit(platform, member, { method: 'card' });
  assert.ok(value?.id, text);
  const id = value.id as string;
  const reference = gateway.charges.get(id)?.['reference'] ?? '';
  await callBack(platform, chargeReport(id, 'paid', { reference }), {}, 'card');
  assert.equal(await balanceOf(platform, member), '465.00 0.00');
  return { member, id, reference };
}

const ask = (id: string, staff = first) =>
  platform.staff(`POST /bo/deposits/${id}/refund`, { token: staff.token, body: { reason } });

const card = async (id: string) =>
  (await platform.staff(`GET /bo/deposits/${id}`, { token: first.token })).value;

async function wishAbout(id: string): Promise<string> {
  const { rows } = await platform.owner.query<{ id: string }>(
    `SELECT public_id AS id FROM change_requests WHERE subject = $1 AND state = 'requested'`,
    [`deposit:${id}`],
  );
  return rows[0]?.id ?? '';
}

const approve = (wish: string, staff = second) =>
  platform.staff(`POST /bo/approvals/${wish}/approve`, { token: staff.token, body: {} });

async function reversalOf(id: string): Promise<string> {
  const { rows } = await platform.owner.query<{ id: string }>(
    `SELECT reversals.public_id AS id FROM reversals JOIN deposits ON deposits.id = deposit_id
      WHERE deposits.public_id = $1 ORDER BY reversals.id DESC LIMIT 1`,
    [id],
  );
  return rows[0]?.id ?? '';
}

/** Two have said so, and nothing is sent yet. */
async function approved() {
  const made = await paid();
  assert.equal((await ask(made.id)).status, 200);
  const { status, text } = await approve(await wishAbout(made.id));
  assert.equal(status, 200, text);
  return { ...made, reversalId: await reversalOf(made.id) };
}

async function sent() {
  const made = await approved();
  await returnToPayer(platform.context, made.reversalId);
  return made;
}

type Made = { member: NewMember; id: string; reference: string; reversalId: string };

const report = (made: Made, state: string, more: object = {}) =>
  callBack(
    platform,
    {
      kind: 'refund',
      refundId: made.reversalId,
      reference: made.reference,
      currency: 'KES',
      amount: '500.00',
      state,
      reason: state === 'refused' ? 'The card is closed.' : null,
      at: new Date().toISOString(),
      ...more,
    },
    {},
    'card',
  );

const stateOf = async (id: string) => (await card(id)).refund.lastReturn?.state;

async function askRound() {
  await wakeRail(platform);
  await platform.owner.query('UPDATE reversals SET next_ask_at = now()');
  await returnAllDue(platform.context);
}

const taxOwed = async () => {
  const { rows } = await platform.owner.query<{ owed: bigint }>(
    `SELECT coalesce(sum(balance), 0)::bigint AS owed FROM accounts WHERE kind = 'tax_payable'`,
  );
  return rows[0]?.owed;
};

test('two let a deposit go back whole: held at their word, gone at the gateway’s', async () => {
  const owed = await taxOwed();
  const made = await paid();
  assert.deepEqual((await card(made.id)).refund, {
    isPossible: true,
    asked: null,
    lastReturn: null,
  });
  const asked = await ask(made.id);
  assert.equal(asked.value.refund.asked.requestedBy, first.username);
  assert.equal(await balanceOf(platform, made.member), '465.00 0.00');
  const wish = await wishAbout(made.id);
  assert.equal((await approve(wish, first)).code, 'second_person_needed');
  assert.equal((await approve(wish)).status, 200);
  assert.equal(await balanceOf(platform, made.member), '0.00 465.00');
  const reversalId = await reversalOf(made.id);
  for (let at = 0; at < 2; at += 1) await returnToPayer(platform.context, reversalId);
  const order = gateway.refunds.get(reversalId);
  assert.deepEqual([order?.['reference'], order?.['amount']], [made.reference, '500.00']);
  assert.equal(await stateOf(made.id), 'sent');
  for (let at = 0; at < 3; at += 1) {
    assert.equal((await report({ ...made, reversalId }, 'done')).status, 200);
  }
  assert.equal(await balanceOf(platform, made.member), '0.00 0.00');
  assert.equal(await taxOwed(), owed, 'nothing is owed of what went back');
  const { refund } = await card(made.id);
  assert.deepEqual([refund.isPossible, refund.lastReturn.state], [false, 'done']);
  assert.equal((await ask(made.id)).code, 'reversal_under_way');
  assert.deepEqual((await auditActions(platform, `deposit:${made.id}`)).slice(-3), [
    'deposit_refund.change_asked',
    'deposit_refund.changed',
    'deposit.refunded',
  ]);
  const { rows } = await platform.owner.query<{ code: number }>(
    `SELECT code FROM transfers JOIN deposits ON reference = deposits.id
      WHERE public_id = $1 AND code IN (20, 24, 25, 29, 57, 58) ORDER BY code`,
    [made.id],
  );
  assert.deepEqual(
    rows.map(({ code }) => code),
    [20, 24, 25, 29, 57, 58],
  );
});

test('money that was staked meanwhile is not there: nothing is taken and nothing sent', async () => {
  const { member, id } = await paid();
  await ask(id);
  const wish = await wishAbout(id);
  await stake(platform, member.id, 100n);
  const told = await approve(wish);
  assert.deepEqual([told.status, told.code], [409, 'insufficient_funds']);
  assert.equal(await balanceOf(platform, member), '464.00 0.00');
  assert.equal(await reversalOf(id), '');
});

test('held money is nobody’s to stake or withdraw until the gateway has said something', async () => {
  const made = await sent();
  await assert.rejects(stake(platform, made.member.id, 100n));
  gateway.setRefund(made.reversalId, 'done');
  await askRound();
  assert.equal(await stateOf(made.id), 'done');
});

test('what the gateway would not do is the member’s again, and may be asked for anew', async () => {
  const made = await sent();
  // Its books do not say so yet.
  await report(made, 'refused');
  assert.equal(await balanceOf(platform, made.member), '0.00 465.00');
  gateway.setRefund(made.reversalId, 'refused');
  await report(made, 'refused');
  assert.equal(await stateOf(made.id), 'failed');
  assert.equal(await balanceOf(platform, made.member), '465.00 0.00');
  const { refund } = await card(made.id);
  assert.deepEqual(
    [refund.isPossible, refund.lastReturn.failureReason],
    [true, 'The card is closed.'],
  );
  await ask(made.id, second);
  assert.equal((await approve(await wishAbout(made.id), first)).status, 200);
  const reversalId = await reversalOf(made.id);
  assert.notEqual(reversalId, made.reversalId);
  await returnToPayer(platform.context, reversalId);
  await report({ ...made, reversalId }, 'done');
  assert.equal(await balanceOf(platform, made.member), '0.00 0.00');
});

test('a state never goes back, whatever is told in whatever order', async () => {
  const done = await sent();
  await report(done, 'done');
  gateway.setRefund(done.reversalId, 'refused');
  for (const state of ['refused', 'pending', 'done']) await report(done, state);
  await askRound();
  assert.equal(await stateOf(done.id), 'done');
  assert.equal(await balanceOf(platform, done.member), '0.00 0.00');
  const failed = await sent();
  gateway.setRefund(failed.reversalId, 'refused');
  await report(failed, 'refused');
  // It takes back its word after the member has his money: staff look at it.
  await report(failed, 'done');
  assert.equal(await stateOf(failed.id), 'failed');
  assert.equal(await balanceOf(platform, failed.member), '465.00 0.00');
  const { rows } = await platform.owner.query(
    'SELECT kind FROM reconciliation_exceptions WHERE subject = $1',
    [`deposit:${failed.id}`],
  );
  assert.deepEqual(rows, [{ kind: 'state_differs' }]);
});

test('another amount, another charge or an unknown refund moves nothing', async () => {
  const made = await sent();
  assert.equal((await report(made, 'done', { amount: '499.99' })).code, 'amount_differs');
  assert.equal((await report(made, 'done', { currency: 'TZS' })).code, 'amount_differs');
  assert.equal((await report(made, 'done', { reference: 'C-1' })).code, 'not_found');
  const unknown = { ...made, reversalId: '00000000-0000-4000-8000-000000000000' };
  assert.equal((await report(unknown, 'done')).code, 'not_found');
  assert.equal(await balanceOf(platform, made.member), '0.00 465.00');
  await report(made, 'done');
});

test('an answer that was lost is found again by asking; what never came is sent again', async () => {
  const [lost, never] = [await approved(), await approved()];
  Object.assign(gateway.mood, { isDown: true, afterTaking: true });
  await assert.rejects(returnToPayer(platform.context, lost.reversalId), OutsideFault);
  Object.assign(gateway.mood, { isDown: true, afterTaking: false });
  await wakeRail(platform);
  await assert.rejects(returnToPayer(platform.context, never.reversalId), OutsideFault);
  gateway.refunds.delete(never.reversalId);
  gateway.mood.isDown = false;
  gateway.setRefund(lost.reversalId, 'done');
  await askRound();
  await askRound();
  assert.equal(await stateOf(lost.id), 'done');
  assert.equal(gateway.refunds.get(never.reversalId)?.['amount'], '500.00');
  gateway.setRefund(never.reversalId, 'done');
  await askRound();
  assert.equal(await stateOf(never.id), 'done');
});

test('the gateway’s statement ends what nobody told of, and a contradiction is an exception', async () => {
  const made = await sent();
  const entry = (state: string, { id, reference }: { id: string; reference: string }) => ({
    kind: 'charge',
    reference,
    ourId: id,
    currency: 'KES',
    amount: '500.00',
    state,
    account: '',
    at: new Date().toISOString(),
  });
  const exceptions = async (id: string) => {
    const { rows } = await platform.owner.query<{ kind: string }>(
      'SELECT kind FROM reconciliation_exceptions WHERE subject = $1',
      [`deposit:${id}`],
    );
    return rows.map(({ kind }) => kind);
  };
  gateway.entries.set('card', [entry('reversed', made)]);
  await reconcileRails(platform.context);
  assert.equal(await stateOf(made.id), 'done');
  assert.equal(await balanceOf(platform, made.member), '0.00 0.00');
  assert.deepEqual(await exceptions(made.id), []);
  // An hour later its books hold what it said to have sent back.
  const moveEnd = (hours: number) =>
    platform.owner.query(
      'UPDATE reversals SET ended_at = ended_at + make_interval(hours => $2) WHERE public_id = $1',
      [made.reversalId, hours],
    );
  await moveEnd(-2);
  gateway.entries.set('card', [entry('paid', made)]);
  await reconcileRails(platform.context);
  assert.deepEqual(await exceptions(made.id), ['state_differs']);
  // After midnight two hours ago was yesterday, where the reports would look for it.
  await moveEnd(2);
  const other = await paid();
  gateway.entries.set('card', [entry('reversed', other)]);
  await reconcileRails(platform.context);
  assert.deepEqual(await exceptions(other.id), ['state_differs'], 'nobody of ours sent it back');
});

test('what did not arrive, or came by a bank, is sent back by nobody', async () => {
  const member = await registerTestMember(platform);
  const { value } = await deposit(platform, member, { method: 'card' });
  assert.equal((await ask(value.id)).code, 'nothing_arrived');
  const transfer = await deposit(platform, member, { method: 'bank-deposit', amount: '1000' });
  await platform.owner.query(
    `UPDATE deposits SET status = 'completed', completed_at = now(), receipt = 'FT00112233'
      WHERE public_id = $1`,
    [transfer.value.id],
  );
  assert.equal((await ask(transfer.value.id)).code, 'reversal_impossible');
  await platform.owner.query(
    `UPDATE deposits SET status = 'expired', completed_at = NULL WHERE public_id = $1`,
    [transfer.value.id],
  );
  const reader = await signInStaff(platform, { permissions: ['deposits.read'] });
  assert.equal((await ask(value.id, reader)).status, 403);
});

test('the report of the cashier’s books holds a deposit that went back against the ledger', async () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format();
  const path = `/bo/reports/reconciliation?from=${day}&to=${day}`;
  const { value, text } = await platform.staff(`GET ${path}`, { token: first.token });
  assert.ok(value, text);
  const ours = value.differences.filter(({ code }: { code: string }) => code.startsWith('deposit'));
  assert.deepEqual(ours, []);
});
