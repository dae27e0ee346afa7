import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import {
  accountOf,
  addAccount,
  addBankAccount,
  paymentPassword,
  removeAccount,
} from '#domains/identity/payout-accounts/payout-accounts.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { setBlocks } from '#domains/wallet/member-wallet.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { askAboutAllDue } from '#domains/cashier/ask-gateway.ts';
import {
  auditActions,
  balanceOf,
  callBack,
  payoutReport,
} from '#domains/cashier/cashier.testing.ts';
import { confirmUnanswered } from './confirm-unanswered.ts';
import {
  type FakeGateway,
  openFakeGateway,
} from '#domains/cashier/gateways/fake-gateway.testing.ts';
import { payOut } from './pay-out.ts';

let clockShiftMs = 0;
let platform: TestPlatform;
let gateway: FakeGateway;
let operator: StaffLogin;
let auditor: StaffLogin;
before(async () => {
  gateway = await openFakeGateway();
  platform = await openTestPlatform({
    environment: { GATEWAY_URL: gateway.url },
    now: () => new Date(Date.now() + clockShiftMs),
  });
  operator = await signInStaff(platform, { permissions: 'all' });
  auditor = await signInStaff(platform, { permissions: ['withdrawals.read'] });
});
after(async () => {
  await platform.close();
  await gateway.close();
});

/** A member who can be paid: with a payment password, money and a number of his own. */
type RichMember = NewMember & { payoutAccountId: string };

async function richMember(amount = 100_000n): Promise<RichMember> {
  // Registered now, so that the first account waits for nothing.
  clockShiftMs = 0;
  const member = await registerTestMember(platform);
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  await giveMoney(platform, member.id, amount);
  return { ...member, payoutAccountId: await accountOf(addAccount(platform, member)) };
}

const request = (member: RichMember, more: object = {}) =>
  platform.player('POST /wps/cashier/withdrawals', {
    token: member.token,
    body: {
      idempotencyKey: randomUUID(),
      method: 'pesa-pepe-payout',
      payoutAccountId: member.payoutAccountId,
      amount: '300',
      paymentPassword,
      ...more,
    },
  });

const dayMs = 24 * 3_600_000;

const decide = (id: string, verdict: 'approve' | 'reject', staff = operator) =>
  platform.staff(`POST /bo/withdrawals/${id}/${verdict}`, {
    token: staff.token,
    body: verdict === 'reject' ? { reason: 'Name differs from the account' } : {},
  });

const read = async (member: NewMember, id: string) =>
  (await platform.player(`GET /wps/cashier/withdrawals/${id}`, { token: member.token })).value;

async function approved() {
  const member = await richMember();
  const { value } = await request(member);
  await decide(value.id, 'approve');
  await payOut(platform.context, value.id);
  return { member, id: value.id as string };
}

test('from request to confirmed receipt: held, approved, paid, confirmed', async () => {
  const member = await richMember();
  const requested = await request(member);
  assert.equal(requested.status, 200, requested.text);
  assert.equal(requested.value.status, 'requested');
  assert.equal(requested.value.payee, '•••••••••5678');
  assert.equal(await balanceOf(platform, member), '700.00 300.00');
  const { id } = requested.value;
  const decided = await decide(id, 'approve');
  assert.equal(decided.value.status, 'approved', decided.text);
  assert.equal(decided.value.decidedBy, operator.username);
  assert.equal(decided.value.payee, '+254712345678');
  await payOut(platform.context, id);
  assert.equal(gateway.payouts.get(id)?.['payee'], '+254712345678');
  assert.equal(gateway.payouts.get(id)?.['amount'], '300.00');
  assert.equal(await balanceOf(platform, member), '700.00 300.00');
  assert.equal((await callBack(platform, payoutReport(id, 'paid'))).status, 200);
  assert.equal(await balanceOf(platform, member), '700.00 0.00');
  const paid = await read(member, id);
  assert.equal(paid.status, 'paid');
  const hours = (Date.parse(paid.autoConfirmAt) - Date.parse(paid.paidAt)) / 3_600_000;
  assert.equal(hours, 24);
  for (let again = 0; again < 2; again += 1) {
    const receipt = await platform.player(`POST /wps/cashier/withdrawals/${id}/receipt`, {
      token: member.token,
      body: { receipt: 'received' },
    });
    assert.equal(receipt.value.status, 'confirmed');
  }
  assert.deepEqual(await auditActions(platform, `withdrawal:${id}`), [
    'withdrawal.approved',
    'withdrawal.paid',
  ]);
  const { breaches } = await verifyLedger(platform.context.database);
  assert.deepEqual(breaches, []);
});

test('approval queues the payout in its own transaction', async () => {
  const member = await richMember();
  const { value } = await request(member);
  await decide(value.id, 'approve');
  const { rows } = await platform.owner.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE key = $1',
    [`payout ${value.id}`],
  );
  assert.equal(rows[0]!.count, 1);
});

test('how a withdrawal ended is queued for the member’s inbox once, and nothing before', async () => {
  const queuedFor = async (id: string): Promise<string[]> => {
    const { rows } = await platform.owner.query<{ key: string }>(
      'SELECT key FROM graphile_worker.jobs WHERE key LIKE $1',
      [`inbox withdrawal ${id} %`],
    );
    return rows.map(({ key }) => key.split(' ').at(-1) ?? '');
  };
  const member = await richMember();
  const [paid, rejected] = [await request(member), await request(member)];
  await decide(paid.value.id, 'approve');
  assert.deepEqual(await queuedFor(paid.value.id), []);
  await callBack(platform, payoutReport(paid.value.id, 'paid'));
  await callBack(platform, payoutReport(paid.value.id, 'paid'));
  assert.deepEqual(await queuedFor(paid.value.id), ['paid']);
  await decide(rejected.value.id, 'reject');
  assert.deepEqual(await queuedFor(rejected.value.id), ['rejected']);
});

test('rejected with a reason, the money returns and the member reads why', async () => {
  const member = await richMember();
  const { value } = await request(member);
  const rejected = await decide(value.id, 'reject');
  assert.equal(rejected.value.status, 'rejected');
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  assert.equal((await read(member, value.id)).reason, 'Name differs from the account');
  for (const verdict of ['approve', 'reject'] as const) {
    const again = await decide(value.id, verdict);
    assert.equal(again.status, 409);
    assert.equal(again.code, 'already_decided');
  }
});

test('of many decisions at once one holds', async () => {
  const member = await richMember();
  const { value } = await request(member);
  const answers = await Promise.all(
    (['approve', 'reject', 'approve', 'reject', 'approve', 'reject'] as const).map((verdict) =>
      decide(value.id, verdict),
    ),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'already_decided').length, 5);
});

test('who may only read neither decides nor sees the whole payee', async () => {
  const member = await richMember();
  const { value } = await request(member);
  assert.equal((await decide(value.id, 'approve', auditor)).code, 'forbidden');
  const seen = await platform.staff(`GET /bo/withdrawals/${value.id}`, { token: auditor.token });
  assert.equal(seen.value.payee, '•••••••••5678');
  assert.equal((await decide(randomUUID(), 'approve')).status, 404);
});

test('the same request answers the same withdrawal and holds once', async () => {
  const member = await richMember();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => request(member, { idempotencyKey })),
  );
  assert.equal(new Set(answers.map(({ value }) => value.id)).size, 1);
  assert.equal(await balanceOf(platform, member), '700.00 300.00');
  assert.equal((await request(member, { idempotencyKey, amount: '301' })).code, 'request_conflict');
  const another = await accountOf(addAccount(platform, member, { number: '0712345679' }));
  const other = await request(member, { idempotencyKey, payoutAccountId: another });
  assert.equal(other.code, 'request_conflict');
});

test('more than is there is refused with the balance', async () => {
  const member = await richMember(20_050n);
  const answer = await request(member, { amount: '200.51' });
  assert.equal(answer.status, 409);
  assert.equal(answer.code, 'insufficient_funds');
  assert.deepEqual(answer.details, { balance: '200.50' });
  assert.equal((await request(member, { amount: '200.50' })).status, 200);
});

test('the payment password must be set, right, and not guessed', async () => {
  const bare = await registerTestMember(platform);
  await giveMoney(platform, bare.id, 100_000n);
  const unset = await request({ ...bare, payoutAccountId: randomUUID() });
  assert.equal(unset.status, 409);
  assert.equal(unset.code, 'payment_password_not_set');
  const member = await richMember();
  for (let guess = 0; guess < 5; guess += 1) {
    const wrong = await request(member, { paymentPassword: `11111${guess}` });
    assert.equal(wrong.status, 403);
    assert.equal(wrong.code, 'payment_password_wrong');
  }
  const braked = await request(member);
  assert.equal(braked.status, 429);
  assert.ok(Number(braked.details?.['retryAfterSeconds']) > 800);
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
});

test('money goes to one’s own accounts alone, by a way of paying of their kind', async () => {
  const member = await richMember(1_000_000n);
  const stranger = await richMember();
  for (const payoutAccountId of [stranger.payoutAccountId, randomUUID()]) {
    const foreign = await request(member, { payoutAccountId });
    assert.deepEqual([foreign.status, foreign.code], [404, 'payout_account_not_found']);
  }
  const toBank = { method: 'bank-transfer', amount: '1000' };
  const unfit = await request(member, toBank);
  assert.deepEqual([unfit.status, unfit.code], [409, 'payout_account_unfit']);
  const payoutAccountId = await accountOf(addBankAccount(platform, member));
  clockShiftMs += dayMs;
  assert.equal((await request(member, { payoutAccountId })).code, 'payout_account_unfit');
  const bank = await request(member, { ...toBank, payoutAccountId });
  assert.equal(bank.status, 200, bank.text);
  assert.equal(bank.value.payee, '••••••78');
  await platform.staff(`POST /bo/withdrawals/${bank.value.id}/approve`, {
    token: operator.token,
    body: {},
  });
  await payOut(platform.context, bank.value.id);
  const { payee, bank: named } = gateway.payouts.get(bank.value.id) ?? {};
  assert.equal(payee, '12345678');
  assert.deepEqual(named, { code: 'equity', name: 'Equity Bank', holder: 'Amani Otieno' });
});

test('no money goes to an account before it has cooled down', async () => {
  const member = await richMember();
  const added = await addAccount(platform, member, { number: '0722000001' });
  const payoutAccountId = added.value.id;
  const early = await request(member, { payoutAccountId });
  assert.deepEqual([early.status, early.code], [409, 'payout_account_cooling']);
  assert.deepEqual(early.details, { readyAt: added.value.readyAt });
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  clockShiftMs += dayMs - 60_000;
  assert.equal((await request(member, { payoutAccountId })).code, 'payout_account_cooling');
  clockShiftMs += 60_000;
  assert.equal((await request(member, { payoutAccountId })).status, 200);
});

test('a withdrawal under way keeps its payee when the account is removed', async () => {
  const member = await richMember();
  const idempotencyKey = randomUUID();
  const { value } = await request(member, { idempotencyKey });
  assert.equal((await removeAccount(platform, member, member.payoutAccountId)).status, 200);
  assert.equal((await request(member, { idempotencyKey })).value.id, value.id);
  assert.equal((await request(member)).code, 'payout_account_not_found');
  await decide(value.id, 'approve');
  await payOut(platform.context, value.id);
  assert.equal(gateway.payouts.get(value.id)?.['payee'], '+254712345678');
});

test('a withdrawal and the removal of its account at once: paid there, or refused', async () => {
  const member = await richMember();
  const [asked, removed] = await Promise.all([
    request(member),
    removeAccount(platform, member, member.payoutAccountId),
  ]);
  assert.equal(removed.status, 200, removed.text);
  const isHeld = asked.status === 200;
  if (!isHeld) assert.equal(asked.code, 'payout_account_not_found');
  assert.equal(await balanceOf(platform, member), isHeld ? '700.00 300.00' : '1000.00 0.00');
});

test('amounts outside the method, unknown methods, blocks and trials are refused', async () => {
  const member = await richMember();
  assert.equal((await request(member, { amount: '19.99' })).code, 'amount_out_of_range');
  assert.equal((await request(member, { method: 'pesa-pepe' })).code, 'method_not_available');
  await inTransaction(platform.context.database, (transaction) =>
    setBlocks(transaction, member.id, { withdraw: true }),
  );
  const blocked = await request(member);
  assert.equal(blocked.status, 403);
  assert.equal(blocked.code, 'withdrawals_blocked');
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [member.id]);
  assert.equal((await request(member)).code, 'need_true_account');
});

test('a fourth waiting withdrawal is one too many, even among five at once', async () => {
  const member = await richMember();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => request(member, { amount: '20' })),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 3);
  assert.equal(answers.filter(({ code }) => code === 'too_many_pending').length, 2);
  assert.equal(await balanceOf(platform, member), '940.00 60.00');
});

test('a payout that failed definitely returns the money with the rail’s reason', async () => {
  const { member, id } = await approved();
  gateway.setPayout(id, 'failed');
  const report = payoutReport(id, 'failed', { reason: 'number not registered' });
  for (let again = 0; again < 3; again += 1) {
    assert.equal((await callBack(platform, report)).status, 200);
  }
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  const { status, reason } = await read(member, id);
  assert.deepEqual([status, reason], ['failed', 'number not registered']);
  await callBack(platform, payoutReport(id, 'paid'));
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  assert.deepEqual(await auditActions(platform, `withdrawal:${id}`), [
    'withdrawal.approved',
    'withdrawal.failed',
    'withdrawal.contradicted',
  ]);
});

test('a reported failure returns no money while the rail’s own books say otherwise', async () => {
  const { member, id } = await approved();
  const report = payoutReport(id, 'failed', { reason: 'number not registered' });
  await callBack(platform, report);
  assert.equal((await read(member, id)).status, 'approved');
  gateway.mood.isDown = true;
  assert.equal((await callBack(platform, report)).code, 'retry');
  gateway.mood.isDown = false;
  gateway.setPayout(id, 'paid');
  await callBack(platform, report);
  assert.equal((await read(member, id)).status, 'paid');
  assert.equal(await balanceOf(platform, member), '700.00 0.00');
});

test('a paid withdrawal stays paid, whatever comes later or twice', async () => {
  const { member, id } = await approved();
  const states = ['pending', 'paid', 'paid', 'pending', 'failed'];
  for (const state of states) await callBack(platform, payoutReport(id, state));
  assert.equal((await read(member, id)).status, 'paid');
  assert.equal(await balanceOf(platform, member), '700.00 0.00');
});

test('a payout report with another amount moves nothing', async () => {
  const { member, id } = await approved();
  const answer = await callBack(platform, payoutReport(id, 'paid', { amount: '30.00' }));
  assert.equal(answer.code, 'amount_differs');
  assert.equal((await read(member, id)).status, 'approved');
});

test('an unknown result never refunds; the round asks again by the same id', async () => {
  const member = await richMember();
  const { value } = await request(member);
  await decide(value.id, 'approve');
  gateway.mood.isDown = true;
  gateway.mood.afterTaking = true;
  await assert.rejects(payOut(platform.context, value.id));
  gateway.mood.isDown = false;
  gateway.mood.afterTaking = false;
  assert.equal((await read(member, value.id)).status, 'approved');
  assert.equal(await balanceOf(platform, member), '700.00 300.00');
  gateway.setPayout(value.id, 'paid');
  await platform.owner.query(
    `UPDATE withdrawals SET next_ask_at = now() - interval '1 s' WHERE public_id = $1`,
    [value.id],
  );
  await askAboutAllDue(platform.context);
  assert.equal((await read(member, value.id)).status, 'paid');
  assert.equal(await balanceOf(platform, member), '700.00 0.00');
});

test('a refusal by a gateway that never heard of the payout is a definite failure', async () => {
  const member = await richMember();
  const { value } = await request(member);
  await decide(value.id, 'approve');
  gateway.mood.refusal = 'invalid_input';
  await payOut(platform.context, value.id);
  gateway.mood.refusal = undefined;
  assert.equal((await read(member, value.id)).status, 'failed');
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
});

test('a refusal by a gateway that took an earlier try is no failure', async () => {
  const { member, id } = await approved();
  gateway.mood.refusal = 'invalid_input';
  await payOut(platform.context, id);
  gateway.mood.refusal = undefined;
  assert.equal((await read(member, id)).status, 'approved');
  assert.equal(await balanceOf(platform, member), '700.00 300.00');
});

test('receipt of what is not paid, or not one’s own, is refused', async () => {
  const member = await richMember();
  const { value } = await request(member);
  const confirm = (token: string) =>
    platform.player(`POST /wps/cashier/withdrawals/${value.id}/receipt`, {
      token,
      body: { receipt: 'received' },
    });
  const early = await confirm(member.token);
  assert.equal(early.status, 409);
  assert.equal(early.code, 'withdrawal_not_paid');
  const stranger = await registerTestMember(platform);
  assert.equal((await confirm(stranger.token)).status, 404);
  const peek = await platform.player(`GET /wps/cashier/withdrawals/${value.id}`, {
    token: stranger.token,
  });
  assert.equal(peek.status, 404);
});

test('what nobody answers counts as received after the brand’s hours, once', async () => {
  const { member, id } = await approved();
  await callBack(platform, payoutReport(id, 'paid'));
  await confirmUnanswered(platform.context);
  assert.equal((await read(member, id)).status, 'paid');
  await platform.owner.query(
    `UPDATE withdrawals SET auto_confirm_at = now() - interval '1 s' WHERE public_id = $1`,
    [id],
  );
  const counts = await Promise.all([
    confirmUnanswered(platform.context),
    confirmUnanswered(platform.context),
  ]);
  assert.equal(counts[0] + counts[1], 1);
  assert.equal((await read(member, id)).status, 'confirmed');
  assert.equal(
    (await auditActions(platform, `withdrawal:${id}`)).at(-1),
    'withdrawal.auto_confirmed',
  );
});

test('a rail with hours of its own counts by them', async () => {
  await platform.owner.query(
    `INSERT INTO payout_rails (brand_code, rail, auto_confirm_hours)
     SELECT 'bahati', rail, 36 FROM payment_methods WHERE direction = 'withdrawal' GROUP BY rail`,
  );
  const { member, id } = await approved();
  await callBack(platform, payoutReport(id, 'paid'));
  const paid = await read(member, id);
  assert.equal((Date.parse(paid.autoConfirmAt) - Date.parse(paid.paidAt)) / 3_600_000, 36);
  await platform.owner.query('DELETE FROM payout_rails');
});

test('the queue shows the oldest first and pages through all', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `&cursor=${cursor}` : '';
    const { value } = await platform.staff(
      `GET /bo/withdrawals?status=requested&pageSize=2${query}`,
      { token: operator.token },
    );
    seen.push(...value.items.map((item: { createdAt: string }) => item.createdAt));
    cursor = value.nextCursor;
  } while (cursor);
  assert.ok(seen.length >= 5);
  assert.deepEqual(seen, seen.toSorted());
});

test('a payout told by another rail or with another reference moves nothing', async () => {
  const member = await richMember();
  const { value } = await request(member);
  await platform.staff(`POST /bo/withdrawals/${value.id}/approve`, {
    token: operator.token,
    body: {},
  });
  await payOut(platform.context, value.id);
  const report = payoutReport(value.id, 'paid', { amount: value.net });
  assert.equal((await callBack(platform, report, {}, 'mpesa')).code, 'not_found');
  const named = await callBack(platform, { ...report, reference: 'P-another' });
  assert.equal(named.code, 'reference_differs');
  assert.equal(await balanceOf(platform, member), '700.00 300.00');
});
