import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { askAboutDeposit } from '#domains/cashier/ask-gateway.ts';
import { auditActions, balanceOf, deposit, wakeRail } from '#domains/cashier/cashier.testing.ts';
import { registerRails } from '#domains/cashier/register-rails.ts';
import {
  type FakeDaraja,
  openFakeDaraja,
  promptCallback,
  resultBody,
} from './fake-daraja.testing.ts';

let platform: TestPlatform;
let daraja: FakeDaraja;
let count = 0;
before(async () => {
  daraja = await openFakeDaraja();
  platform = await openTestPlatform({ environment: { DARAJA_URL: daraja.url } });
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

async function memberWithPhone() {
  const member = await registerTestMember(platform);
  count += 1;
  const number = `+25471${String(1_000_000 + count)}`;
  await platform.owner.query('UPDATE credentials SET mobile_number = $2 WHERE member_id = $1', [
    member.id,
    number,
  ]);
  return { member, number };
}

const byPhone = (member: NewMember, more: object = {}) =>
  deposit(platform, member, { method: 'mpesa', ...more });

/** The newest prompt, and its name at Daraja. */
function newestPrompt() {
  const [id, sent] = [...daraja.prompts].at(-1) ?? [];
  assert.ok(id && sent);
  return { id, sent };
}

async function call(url: string | undefined, body: object) {
  const { pathname } = new URL(url ?? 'http://nowhere');
  const response = await platform.app.player.inject({
    method: 'POST',
    url: pathname,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const statusOf = async (member: NewMember, id: string) =>
  (await platform.player(`GET /wps/cashier/deposits/${id}`, { token: member.token })).value;

test('money is asked of the member’s phone, and credited once Daraja’s books say so', async () => {
  const { member, number } = await memberWithPhone();
  const { value } = await byPhone(member);
  assert.equal(value.status, 'pending');
  assert.equal(value.flow, 'phone');
  assert.equal(value.redirectUrl, null);
  const { id, sent } = newestPrompt();
  assert.equal(sent['Amount'], '500');
  assert.equal(sent['PhoneNumber'], number.slice(1));
  assert.match(sent['AccountReference'] ?? '', /^BH\d+$/);
  assert.match(sent['Timestamp'] ?? '', /^\d{14}$/);
  const before = await call(sent['CallBackURL'], promptCallback(id, 0));
  assert.deepEqual(before.body, { ResultCode: 0, ResultDesc: 'Accepted' });
  assert.equal(await balanceOf(platform, member), '0.00 0.00', 'the books do not say so yet');
  daraja.results.set(id, '0');
  for (let at = 0; at < 3; at += 1) await call(sent['CallBackURL'], promptCallback(id, 0));
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  const after = await statusOf(member, value.id);
  assert.equal(after.status, 'completed');
  assert.equal(after.receipt, 'SKL1AB2C3D');
});

test('each end of a prompt becomes the deposit’s', async () => {
  for (const [code, status] of [
    ['1032', 'failed'],
    ['1', 'failed'],
    ['1037', 'expired'],
    ['1019', 'expired'],
    ['4999', 'pending'],
  ] as const) {
    const { member } = await memberWithPhone();
    const { value } = await byPhone(member);
    const { id, sent } = newestPrompt();
    daraja.results.set(id, code);
    await call(sent['CallBackURL'], promptCallback(id, Number(code)));
    assert.equal((await statusOf(member, value.id)).status, status, code);
    assert.equal(await balanceOf(platform, member), '0.00 0.00');
  }
});

test('a callback that contradicts the books changes nothing', async () => {
  const { member } = await memberWithPhone();
  const { value } = await byPhone(member);
  const { id, sent } = newestPrompt();
  daraja.results.set(id, '1032');
  await call(sent['CallBackURL'], promptCallback(id, 0));
  assert.equal((await statusOf(member, value.id)).status, 'failed');
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
});

test('another amount than was asked is audited, and only what the books took is credited', async () => {
  const { member } = await memberWithPhone();
  const { value } = await byPhone(member);
  const { id, sent } = newestPrompt();
  daraja.results.set(id, '0');
  await call(sent['CallBackURL'], promptCallback(id, 0, 5000, 'SKL9ZZ9Z9Z'));
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  assert.deepEqual(await auditActions(platform, `deposit:${value.id}`), [
    'deposit.amount_differed',
  ]);
});

test('a callback to an address nobody was told is refused before it is read', async () => {
  const { member } = await memberWithPhone();
  const [one, other] = [await byPhone(member), await byPhone(member)];
  const address = newestPrompt().sent['CallBackURL'] ?? '';
  const forged = [
    address.replace(other.value.id, one.value.id),
    address.slice(0, -1),
    `${address}/`,
    'http://x/rail-callbacks/mpesa',
    'http://x/rail-callbacks/mpesa/confirmation/aaaa',
  ];
  for (const url of forged) {
    const answer = await call(url, promptCallback('ws', 0));
    assert.equal(answer.status, 401, url);
    assert.equal(answer.body['code'], 'unauthenticated');
  }
  const unread = await platform.app.player.inject({
    method: 'POST',
    url: new URL(address).pathname,
    payload: '{ not json',
    headers: { 'content-type': 'text/plain' },
  });
  assert.equal(unread.statusCode, 400);
  const unknown = await call('http://x/rail-callbacks/pesa-pepe/stk', {});
  assert.equal(unknown.status, 404);
});

test('a prompt whose answer was lost is not sent again; its callback names it', async () => {
  const { member } = await memberWithPhone();
  const idempotencyKey = randomUUID();
  Object.assign(daraja.mood, { isDown: true, afterTaking: true });
  const refused = await byPhone(member, { idempotencyKey });
  assert.equal(refused.code, 'gateway_unavailable');
  const sent = daraja.prompts.size;
  Object.assign(daraja.mood, { isDown: false });
  const again = await byPhone(member, { idempotencyKey });
  assert.equal(again.value.status, 'pending');
  assert.equal(daraja.prompts.size, sent, 'no second prompt');
  const prompt = newestPrompt();
  daraja.results.set(prompt.id, '0');
  await call(prompt.sent['CallBackURL'], promptCallback(prompt.id, 0, 500, 'SKLLOST001'));
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
});

test('a prompt Daraja definitely did not take is sent again by the same request', async () => {
  const { member } = await memberWithPhone();
  const idempotencyKey = randomUUID();
  daraja.mood.error = '500.001.1001';
  assert.equal((await byPhone(member, { idempotencyKey })).code, 'gateway_unavailable');
  daraja.mood.error = undefined;
  const taken = daraja.prompts.size;
  assert.equal((await byPhone(member, { idempotencyKey })).value.status, 'pending');
  assert.equal(daraja.prompts.size, taken + 1);
});

test('the number may be another one; without any it is asked for', async () => {
  const nobody = await registerTestMember(platform);
  assert.equal((await byPhone(nobody)).code, 'payer_needed');
  assert.equal((await byPhone(nobody, { payer: '12345678' })).code, 'mobile_invalid');
  for (const payer of ['0712 345 678', '+254712345678', '712345678']) {
    const { value, text } = await byPhone(nobody, { payer });
    assert.equal(value?.status, 'pending', text);
    assert.equal(newestPrompt().sent['PhoneNumber'], '254712345678');
    assert.doesNotMatch(text, /712345678/);
  }
});

test('cents cannot be moved by M-Pesa', async () => {
  const { member } = await memberWithPhone();
  const refused = await byPhone(member, { amount: '500.50' });
  assert.equal(refused.code, 'amount_out_of_range');
  assert.equal(refused.details?.['step'], '1.00');
});

test('a token that ran out is renewed within the same call', async () => {
  const { member } = await memberWithPhone();
  daraja.books.tokens += 1;
  assert.equal((await byPhone(member)).value.status, 'pending');
});

test('a callback that cannot be checked now is to come again, and asking makes it good', async () => {
  const { member } = await memberWithPhone();
  const { value } = await byPhone(member);
  const { id, sent } = newestPrompt();
  daraja.results.set(id, '0');
  daraja.mood.isDown = true;
  const answer = await call(sent['CallBackURL'], promptCallback(id, 0, 500, 'SKLLATER01'));
  assert.equal(answer.status, 503);
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
  daraja.mood.isDown = false;
  await askAboutDeposit(platform.context, value.id);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
});

test('asking again makes good a lost callback; a prompt under way says nothing', async () => {
  const { member } = await memberWithPhone();
  const { value } = await byPhone(member);
  await askAboutDeposit(platform.context, value.id);
  assert.equal((await statusOf(member, value.id)).status, 'pending');
  daraja.results.set(newestPrompt().id, '0');
  await askAboutDeposit(platform.context, value.id);
  assert.equal((await statusOf(member, value.id)).status, 'completed');
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
});

async function registered() {
  await registerRails(platform.context);
  const sent = daraja.registered.at(-1);
  assert.equal(sent?.['ResponseType'], 'Completed');
  return sent;
}

const pays = (TransID: string, BillRefNumber: string, TransAmount = '250.00') => ({
  TransactionType: 'Pay Bill',
  TransID,
  TransTime: '20261121201509',
  TransAmount,
  BusinessShortCode: '600100',
  BillRefNumber,
  MSISDN: '25471****678',
  FirstName: 'JUMA',
});

/** Confirms as Daraja does, and answers the question that follows from its books. */
async function confirm(body: ReturnType<typeof pays>, amount: number | string = 250) {
  const addresses = await registered();
  const answer = await call(addresses?.['ConfirmationURL'], body);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const question = daraja.questions.at(-1);
  assert.equal(question?.['TransactionID'], body.TransID);
  const books = { ReceiptNo: body.TransID, TransactionStatus: 'Completed', Amount: amount };
  return call(question?.['ResultURL'], resultBody(0, books));
}

test('money that comes by itself is credited once to whom it names', async () => {
  const { member, number } = await memberWithPhone();
  for (const [at, account] of [
    number.replace('+254', '0'),
    number,
    number.slice(4),
    member.username.toUpperCase(),
  ].entries()) {
    for (let time = 0; time < 2; time += 1) await confirm(pays(`C2B000000${at}`, account));
    assert.equal(await balanceOf(platform, member), `${250 * (at + 1)}.00 0.00`, account);
  }
});

test('a confirmation is not believed before Daraja’s books were asked', async () => {
  const { member, number } = await memberWithPhone();
  const addresses = await registered();
  await call(addresses?.['ConfirmationURL'], pays('C2BFORGED1', number, '99999.00'));
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
  const url = daraja.questions.at(-1)?.['ResultURL'];
  await call(url, resultBody('R000002'));
  const pending = { ReceiptNo: 'C2BFORGED1', TransactionStatus: 'Pending', Amount: 250 };
  await call(url, resultBody(0, pending));
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
  const other = { ...pending, ReceiptNo: 'C2BOTHER01', TransactionStatus: 'Completed' };
  assert.equal((await call(url, resultBody(0, other))).status, 400);
  const true_ = { ...pending, TransactionStatus: 'Completed', Amount: 250.5 };
  await call(url, resultBody(0, true_));
  assert.equal(await balanceOf(platform, member), '250.50 0.00', 'what the books say');
});

test('an account nobody has is asked about before, and is an exception after', async () => {
  const { number } = await memberWithPhone();
  const addresses = await registered();
  const ask = (account: string) => call(addresses?.['ValidationURL'], pays('C2BASKED01', account));
  assert.equal((await ask('nobody at all')).body['ResultCode'], 'C2B00012');
  assert.equal((await ask('BH999999')).body['ResultCode'], 'C2B00012');
  assert.equal((await ask(number)).body['ResultCode'], 0);
  for (let at = 0; at < 2; at += 1) await confirm(pays('C2BNOBODY1', 'nobody at all'));
  const { rows } = await platform.owner.query(
    `SELECT kind, theirs, detail->>'account' AS account FROM reconciliation_exceptions
      WHERE reference = 'C2BNOBODY1'`,
  );
  assert.deepEqual(rows, [{ kind: 'missing_here', theirs: 25_000n, account: 'nobody at all' }]);
});

test('the confirmation of a prompt’s own money is the same money', async () => {
  const { member } = await memberWithPhone();
  const { value } = await byPhone(member);
  const { id, sent } = newestPrompt();
  const account = sent['AccountReference'] ?? '';
  await confirm(pays('SKLSAME001', account, '500.00'), 500);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  daraja.results.set(id, '0');
  await call(sent['CallBackURL'], promptCallback(id, 0, 500, 'SKLSAME001'));
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  assert.equal((await statusOf(member, value.id)).receipt, 'SKLSAME001');
  await confirm(pays('SKLAGAIN01', account, '500.00'), 500);
  assert.equal(await balanceOf(platform, member), '1000.00 0.00', 'paid a second time');
});

test('a prompt paid by the query alone is not paid again by its confirmation', async () => {
  const { member } = await memberWithPhone();
  const { value } = await byPhone(member);
  const { id, sent } = newestPrompt();
  daraja.results.set(id, '0');
  // The callback is lost or names no receipt, so that nobody knows yet what M-Pesa calls it.
  await askAboutDeposit(platform.context, value.id);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  const account = sent['AccountReference'] ?? '';
  for (let time = 0; time < 2; time += 1) await confirm(pays('SKLQUERY01', account, '500.00'), 500);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  assert.equal((await statusOf(member, value.id)).receipt, 'SKLQUERY01');
  await confirm(pays('SKLQUERY02', account, '500.00'), 500);
  assert.equal(await balanceOf(platform, member), '1000.00 0.00', 'paid a second time');
});
