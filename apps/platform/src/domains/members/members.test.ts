import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import {
  registration,
  giveMoney,
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { blockMember, unblockMember } from '#domains/members/staff-view/block-member.ts';
import { isWeakPaymentPassword } from '#domains/identity/passwords/payment-password.rules.ts';
import { isOldEnough } from './members.rules.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
});
after(() => platform.close());

const setPaymentPassword = (token: string, paymentPassword: string, password = goodPassword) =>
  platform.player('POST /wps/member/paymentPassword', {
    token,
    body: { password, paymentPassword },
  });

test('age counts by the calendar of the brand’s zone', () => {
  const noonUtc = new Date('2026-02-28T12:00:00Z');
  assert.ok(isOldEnough('2008-02-28', 18, 'Africa/Nairobi', noonUtc));
  assert.ok(!isOldEnough('2008-02-29', 18, 'Africa/Nairobi', noonUtc));
  assert.ok(!isOldEnough('2008-03-01', 18, 'Africa/Nairobi', noonUtc));
  const lateUtc = new Date('2026-02-28T22:00:00Z');
  assert.ok(isOldEnough('2008-03-01', 18, 'Africa/Nairobi', lateUtc));
  assert.ok(!isOldEnough('2008-03-01', 18, 'UTC', lateUtc));
  assert.ok(!isOldEnough('2008-03-01', 21, 'Africa/Nairobi', lateUtc));
});

test('who registers by PUT is registered as by POST', async () => {
  const body = registration(`kwaput${process.pid}`);
  const answer = await platform.player('PUT /wps/member/register', { body });
  assert.equal(answer.success, true, answer.text);
  const again = await platform.player('PUT /wps/member/register', { body });
  assert.equal(again.code, 'username_taken');
  const { value } = await platform.player('GET /wps/member/info', { token: answer.value.token });
  assert.equal(value.account, body.username);
});

test('payment passwords everybody tries are weak', () => {
  const weak = '000000 111111 123456 654321 012345 121212 123123 112233 111222 123321 159753';
  for (const digits of weak.split(' ')) assert.ok(isWeakPaymentPassword(digits), digits);
  for (const digits of ['482913', '730518', '190274']) assert.ok(!isWeakPaymentPassword(digits));
});

test('the payment password is set once, proven by the login password', async () => {
  const { token } = await registerTestMember(platform);
  assert.equal((await setPaymentPassword(token, '123456')).code, 'payment_password_weak');
  const wrong = await setPaymentPassword(token, '482913', 'not-the-password');
  assert.equal(wrong.status, 401);
  assert.equal(wrong.code, 'login_failed');
  assert.equal((await setPaymentPassword(token, '482913')).status, 200);
  const info = await platform.player('GET /wps/member/info', { token });
  assert.equal(info.value.hasPaymentPassword, true);
  const again = await setPaymentPassword(token, '730518');
  assert.equal(again.status, 409);
  assert.equal(again.code, 'payment_password_already_set');
});

test('a stolen session does not guess the login password', async () => {
  const { token } = await registerTestMember(platform);
  for (let guess = 0; guess < 5; guess += 1) {
    assert.equal((await setPaymentPassword(token, '482913', 'wrong')).code, 'login_failed');
  }
  assert.equal((await setPaymentPassword(token, '482913')).code, 'too_many_requests');
});

test('the language is remembered', async () => {
  const { token } = await registerTestMember(platform);
  await platform.player('POST /wps/member/language', { token, body: { language: 'sw' } });
  assert.equal((await platform.player('GET /wps/member/info', { token })).value.language, 'sw');
});

test('a blocked member is out at once, cannot log in, and is readmitted', async () => {
  const { token, id, username } = await registerTestMember(platform);
  const decision = { staffUsername: 'zawadi', reason: 'asked for a break' };
  await blockMember(platform.context, id, decision);
  assert.equal((await platform.player('GET /wps/member/info', { token })).status, 401);
  const logIn = (password: string) =>
    platform.player('POST /wps/session/login', {
      body: { username, password, type: 'username' },
    });
  const banned = await logIn(goodPassword);
  assert.equal(banned.status, 403);
  assert.equal(banned.code, 'member_blocked');
  assert.equal((await logIn('wrong')).code, 'login_failed');
  const card = await platform.staff(`GET /bo/members/${id}`, { token: staff.token });
  assert.equal(card.value.status, 'blocked');
  const blocks = async () =>
    (
      await platform.owner.query<{ blocks: number }>(
        `SELECT blocks FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
        [id],
      )
    ).rows[0]!.blocks;
  assert.equal(await blocks(), 15);
  await unblockMember(platform.context, id, decision);
  assert.equal(await blocks(), 0);
  assert.equal((await logIn(goodPassword)).status, 200);
  const { rows } = await platform.owner.query<{ action: string; reason: string }>(
    'SELECT action, reason FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`member:${id}`],
  );
  assert.deepEqual(rows, [
    { action: 'member.blocked', reason: 'asked for a break' },
    { action: 'member.unblocked', reason: 'asked for a break' },
  ]);
});

test('staff find members by the beginning of a name or by id, newest first, by page', async () => {
  const members = [];
  for (const name of ['tafuta1', 'tafuta2', 'tafuta3']) {
    members.push(await registerTestMember(platform, name));
  }
  const list = (query: string) =>
    platform.staff(`GET /bo/members?${query}`, { token: staff.token });
  const names = (answer: Awaited<ReturnType<typeof list>>) =>
    answer.value.items.map((item: { username: string }) => item.username);
  const first = await list('search=TAFUTA&pageSize=2');
  assert.deepEqual(names(first), ['tafuta3', 'tafuta2']);
  const second = await list(`search=tafuta&pageSize=2&cursor=${first.value.nextCursor}`);
  assert.deepEqual(names(second), ['tafuta1']);
  assert.equal(second.value.nextCursor, null);
  assert.deepEqual(names(await list(`search=${members[0]!.id}`)), ['tafuta1']);
  assert.deepEqual(names(await list('search=%25')), []);
  assert.deepEqual(names(await list('search=tafuta&status=blocked')), []);
});

test('the card shows money, totals and the ledger that explains them', async () => {
  const { id } = await registerTestMember(platform);
  await giveMoney(platform, id, 12_345n);
  await giveMoney(platform, id, 55n);
  const { value } = await platform.staff(`GET /bo/members/${id}`, { token: staff.token });
  assert.equal(value.balance, '124.00');
  assert.deepEqual(value.totals, {
    deposited: '124.00',
    withdrawn: '0.00',
    staked: '0.00',
    paidOut: '0.00',
  });
  const { firstDepositAt, lastDepositAt, ...played } = value.overview;
  assert.deepEqual(played, { ggr: '0.00', openStakes: '0.00' });
  assert.ok(Date.parse(firstDepositAt) < Date.parse(lastDepositAt));
  const ledger = await platform.staff(`GET /bo/members/${id}/ledger?pageSize=1`, {
    token: staff.token,
  });
  const [entry] = ledger.value.items;
  assert.deepEqual(
    [entry.account, entry.counterAccount, entry.code, entry.amount, entry.balanceAfter],
    ['cash', 'payment_clearing', 'deposit', '0.55', '124.00'],
  );
  const next = await platform.staff(
    `GET /bo/members/${id}/ledger?pageSize=1&cursor=${ledger.value.nextCursor}`,
    { token: staff.token },
  );
  assert.equal(next.value.items[0].amount, '123.45');
  assert.equal(next.value.nextCursor, null);
});

test('a member nobody knows is not found', async () => {
  const answer = await platform.staff('GET /bo/members/999999999', { token: staff.token });
  assert.equal(answer.status, 404);
});
