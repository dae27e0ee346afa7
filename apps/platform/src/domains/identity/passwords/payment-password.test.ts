/** The payment password: changed by its owner, set anew by who forgot it, and what a thief may not. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import {
  giveMoney,
  goodPassword,
  type NewMember,
  openTestPlatform,
  registerTestMember,
} from '#platform/platform.testing.ts';
import {
  accountOf,
  addAccount,
  paymentPassword,
} from '#domains/identity/payout-accounts/payout-accounts.testing.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import { codeSentTo, isLoggedIn, logInAs, memberWith, messagesTo } from './security.testing.ts';

let clock = Date.now();
const platform = await openTestPlatform({ now: () => new Date(clock) });
after(() => platform.close());

const hourMs = 3_600_000;
const otherDigits = '730518';
let numbers = 713_000_000;

const change = (token: string, body: object) =>
  platform.player('POST /wps/member/paymentPassword/change', { token, body });
const byOld = (token: string, oldPaymentPassword = paymentPassword, digits = otherDigits) =>
  change(token, { way: 'old', oldPaymentPassword, paymentPassword: digits });
const sendCode = (token: string, more: object = {}) =>
  platform.player('POST /wps/member/paymentPassword/code', {
    token,
    body: { way: 'sms', password: goodPassword, language: 'en', ...more },
  });
const reset = (token: string, code: string, more: object = {}) =>
  platform.player('POST /wps/member/paymentPassword/reset', {
    token,
    body: { way: 'sms', password: goodPassword, code, paymentPassword: otherDigits, ...more },
  });

/** A member who has a payment password and a bound number. */
async function memberWithDigits() {
  const mobile = `+254${(numbers += 1)}`;
  const member = await memberWith(platform, { mobile });
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  return { ...member, mobile };
}

async function richMember() {
  const member = await memberWithDigits();
  await giveMoney(platform, member.id, 10_000n);
  return { ...member, payoutAccountId: await accountOf(addAccount(platform, member)) };
}

const withdraw = (token: string, payoutAccountId: string, digits = otherDigits) =>
  platform.player('POST /wps/cashier/withdrawals', {
    token,
    body: {
      idempotencyKey: randomUUID(),
      method: 'pesa-pepe-payout',
      payoutAccountId,
      amount: '100',
      paymentPassword: digits,
    },
  });

const bindAuthenticator = async ({ token }: NewMember) => {
  const { value } = await platform.player('POST /wps/member/authenticator/start', {
    token,
    body: { password: goodPassword },
  });
  const { secret } = value as { secret: string };
  const shown = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock });
  const code = shown();
  const bound = await platform.player('POST /wps/member/authenticator', { token, body: { code } });
  assert.equal(bound.status, 200, bound.text);
  clock += 60_000;
  return shown;
};

test('its owner changes it by the old one; other devices are signed out, payouts go on', async () => {
  const member = await richMember();
  const elsewhere = await logInAs(platform, member.username);
  const answer = await byOld(member.token);
  assert.deepEqual(answer.value, { payoutsHeldUntil: null });
  assert.ok(await isLoggedIn(platform, member.token));
  assert.ok(!(await isLoggedIn(platform, elsewhere.value.token)));
  const old = await withdraw(member.token, member.payoutAccountId, paymentPassword);
  assert.equal(old.code, 'payment_password_wrong');
  assert.equal((await withdraw(member.token, member.payoutAccountId)).status, 200);
  const [told] = await messagesTo(platform, member.mobile);
  assert.match(told?.body ?? '', /Your payment password was changed\. If this was not you/);
});

test('a change is refused where it is weak, the same, not set, or not proven', async () => {
  const { token } = await memberWithDigits();
  assert.equal((await byOld(token, paymentPassword, '123456')).code, 'payment_password_weak');
  const same = await byOld(token, paymentPassword, paymentPassword);
  assert.equal(same.code, 'payment_password_unchanged');
  assert.equal((await byOld(token, '111222')).code, 'payment_password_wrong');
  const none = { way: 'authenticator', code: '123456', paymentPassword: otherDigits };
  assert.equal((await change(token, { ...none, password: 'x' })).code, 'password_wrong');
  assert.equal((await change(token, { ...none, password: goodPassword })).code, 'way_not_bound');
  const fresh = await registerTestMember(platform);
  assert.equal((await byOld(fresh.token)).code, 'payment_password_not_set');
  assert.equal((await sendCode(fresh.token)).code, 'payment_password_not_set');
  assert.equal((await reset(fresh.token, '123456')).code, 'payment_password_not_set');
});

test('login password and authenticator change it; one set up just now holds payouts back', async () => {
  const member = await richMember();
  const shown = await bindAuthenticator(member);
  const by = (code: string, digits: string) =>
    change(member.token, {
      way: 'authenticator',
      password: goodPassword,
      code,
      paymentPassword: digits,
    });
  assert.equal((await by('000000', otherDigits)).code, 'code_wrong');
  assert.notEqual((await by(shown(), otherDigits)).value.payoutsHeldUntil, null);
  clock += 25 * hourMs;
  assert.equal((await by(shown(), '519274')).value.payoutsHeldUntil, null);
  assert.equal((await withdraw(member.token, member.payoutAccountId, '519274')).status, 200);
});

test('a forgotten one is set anew by SMS and password; payouts wait, whatever account is added', async () => {
  const member = await richMember();
  const elsewhere = await logInAs(platform, member.username);
  for (let at = 0; at < 5; at += 1) await byOld(member.token, '190274');
  assert.equal((await sendCode(member.token)).status, 200);
  const answer = await reset(member.token, await codeSentTo(platform, member.mobile));
  assert.equal(answer.value.payoutsHeldUntil, new Date(clock + 24 * hourMs).toISOString());
  assert.ok(!(await isLoggedIn(platform, elsewhere.value.token)));
  const [told] = await messagesTo(platform, member.mobile);
  assert.match(told?.body ?? '', /you cannot withdraw for 24 hours/);

  const held = await withdraw(member.token, member.payoutAccountId);
  assert.equal(held.code, 'payout_account_cooling');
  assert.deepEqual(held.details, { readyAt: answer.value.payoutsHeldUntil });
  clock += 23 * hourMs;
  const more = { number: '0722000111', paymentPassword: otherDigits };
  const added = await accountOf(addAccount(platform, member, more));
  const list = await platform.player('GET /wps/member/payoutAccounts', { token: member.token });
  assert.equal(list.value.heldUntil, answer.value.payoutsHeldUntil);
  assert.equal((await withdraw(member.token, added)).code, 'payout_account_cooling');
  assert.equal(
    (await withdraw(member.token, member.payoutAccountId)).code,
    'payout_account_cooling',
  );
  clock += hourMs;
  assert.equal((await withdraw(member.token, member.payoutAccountId)).status, 200);
});

test('a first payout account of a new member waits too while payouts are held back', async () => {
  const member = await memberWithDigits();
  await giveMoney(platform, member.id, 10_000n);
  await sendCode(member.token);
  await reset(member.token, await codeSentTo(platform, member.mobile));
  const list = await platform.player('GET /wps/member/payoutAccounts', { token: member.token });
  assert.equal(list.value.waitHours, 24);
  const added = await accountOf(addAccount(platform, member, { paymentPassword: otherDigits }));
  assert.equal((await withdraw(member.token, added)).code, 'payout_account_cooling');
});

test('money held back does not leave to another member either', async () => {
  const member = await memberWithDigits();
  await giveMoney(platform, member.id, 10_000n);
  await sendCode(member.token);
  await reset(member.token, await codeSentTo(platform, member.mobile));
  const body = { idempotencyKey: randomUUID(), direction: 'up', amount: '10' };
  const sent = await platform.player('POST /wps/transfers', {
    token: member.token,
    body: { ...body, paymentPassword: otherDigits },
  });
  assert.equal(sent.code, 'payouts_held');
});

test('a stolen session alone changes nothing, nor does one with the code', async () => {
  const member = await memberWithDigits();
  assert.equal((await sendCode(member.token, { password: 'guessed' })).code, 'password_wrong');
  await sendCode(member.token);
  const code = await codeSentTo(platform, member.mobile);
  const guessed = await reset(member.token, code, { password: 'guessed' });
  assert.equal(guessed.code, 'password_wrong');
  const elsewhere = await reset(member.token, code, { way: 'email' });
  assert.equal(elsewhere.code, 'way_not_bound');
});

test('wrong codes are counted, and after five the right one is refused', async () => {
  const member = await memberWithDigits();
  await sendCode(member.token);
  const code = await codeSentTo(platform, member.mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let at = 0; at < 5; at += 1) {
    assert.equal((await reset(member.token, wrong)).code, 'code_wrong');
  }
  assert.equal((await reset(member.token, code)).code, 'code_expired');
});

test('of twenty uses of one code at once one sets the payment password', async () => {
  const member = await memberWithDigits();
  await sendCode(member.token);
  const code = await codeSentTo(platform, member.mobile);
  const answers = await Promise.all(Array.from({ length: 8 }, () => reset(member.token, code)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
});

test('a number a thief binds first proves nothing before the cool-down is over', async () => {
  const member = await memberWithDigits();
  const own = { countryDialingCode: '+254', mobileNum: '0712998877' };
  await platform.player('POST /wps/member/mobile/code', {
    token: member.token,
    body: { ...own, password: goodPassword, language: 'en' },
  });
  const bound = await platform.player('POST /wps/member/mobile', {
    token: member.token,
    body: { ...own, verificationCode: await codeSentTo(platform, '+254712998877') },
  });
  assert.equal(bound.status, 200, bound.text);
  const refused = await sendCode(member.token);
  assert.equal(refused.code, 'contact_too_new');
  const readyAt = new Date(clock + 24 * hourMs).toISOString();
  assert.deepEqual(refused.details, { readyAt });
  const { value } = await platform.player('GET /wps/member/recovery', { token: member.token });
  assert.equal(value.ways[0].readyAt, readyAt);
  clock += 24 * hourMs;
  await platform.owner.query(
    `UPDATE verification_codes SET created_at = now() - interval '1 hour'`,
  );
  assert.equal((await sendCode(member.token)).status, 200);
});

test('six right payment passwords at once all pass', async () => {
  const member = await richMember();
  await giveMoney(platform, member.id, 50_000n);
  clock += 24 * hourMs;
  const pay = () => withdraw(member.token, member.payoutAccountId, paymentPassword);
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      addAccount(platform, member, { number: `07123456${at}0` }),
    ).concat(pay(), pay()),
  );
  assert.deepEqual([...new Set(answers.map(({ code, status }) => code ?? status))], [200]);
});
