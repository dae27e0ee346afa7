import assert from 'node:assert/strict';
import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import { after, test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import {
  goodPassword,
  type NewMember,
  openTestPlatform,
  registerTestMember,
} from '#platform/platform.testing.ts';
import { letCodesAge, sentCode } from '#domains/identity/identity.testing.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import {
  accountOf,
  addBankAccount,
  paymentPassword,
  removeAccount,
} from '#domains/identity/payout-accounts/payout-accounts.testing.ts';

let clock = Date.now();
const platform = await openTestPlatform({ now: () => new Date(clock) });
after(() => platform.close());

const home = '203.0.113.7';
const abroad = '198.51.100.20';
let numbers = 712_000_000;

const logInFrom = async (ip: string, { username }: NewMember) => {
  const body = { type: 'username', username, password: goodPassword };
  const { value } = await platform.player('POST /wps/session/login', { body, ip });
  return value.token as string;
};

const bindMobile = async ({ id }: NewMember) => {
  const number = `+254${(numbers += 1)}`;
  await platform.owner.query('UPDATE credentials SET mobile_number = $2 WHERE member_id = $1', [
    id,
    number,
  ]);
  return number;
};

/** Held in the name of Amani Otieno. */
const bankAccount = async (member: NewMember) => {
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  return accountOf(addBankAccount(platform, member));
};

const info = (token: string) => platform.player('GET /wps/member/info', { token });

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock });

const start = (token: string, password = goodPassword) =>
  platform.player('POST /wps/member/authenticator/start', { token, body: { password } });
const bind = (token: string, code: string) =>
  platform.player('POST /wps/member/authenticator', { token, body: { code } });
const remove = (token: string, code: string, password = goodPassword) =>
  platform.player('POST /wps/member/authenticator/remove', { token, body: { password, code } });
const prove = (token: string, body: object, ip = abroad) =>
  platform.player('POST /wps/session/stepUp', { token, body, ip });
const send = (token: string, way: string) =>
  platform.player('POST /wps/session/stepUp/code', { token, body: { way, language: 'en' } });

async function boundAuthenticator(member: NewMember): Promise<string> {
  const { secret } = (await start(member.token)).value as { secret: string };
  assert.equal((await bind(member.token, codeOf(secret))).success, true);
  clock += 60_000;
  return secret;
}

test('who has bound nothing logs in from anywhere', async () => {
  const member = await registerTestMember(platform);
  const token = await logInFrom(abroad, member);
  assert.equal((await info(token)).success, true);
});

test('a login from a new network may do nothing before it was proven by SMS, then knows the place', async () => {
  const member = await registerTestMember(platform);
  await logInFrom(home, member);
  const number = await bindMobile(member);
  assert.equal((await info(await logInFrom('203.0.113.99', member))).success, true);
  const token = await logInFrom(abroad, member);
  const refused = await info(token);
  assert.deepEqual([refused.status, refused.code], [403, 'step_up_required']);
  const { value } = await platform.player('GET /wps/session/stepUp', { token });
  assert.equal(value.isNeeded, true);
  assert.deepEqual(value.ways, [{ way: 'sms', to: `+254••••••${number.slice(-3)}` }]);
  assert.equal((await send(token, 'sms')).value.expiredMinutes, codeMinutes);
  assert.equal((await send(token, 'sms')).code, 'too_many_codes');
  assert.equal((await send(token, 'email')).code, 'way_not_bound');
  assert.equal((await prove(token, { way: 'email', code: '000000' })).code, 'way_not_bound');
  const code = await sentCode(platform, number);
  const wrong = code === '000000' ? '000001' : '000000';
  assert.equal((await prove(token, { way: 'sms', code: wrong })).code, 'code_wrong');
  assert.equal((await prove(token, { way: 'sms', code })).success, true);
  assert.equal((await info(token)).success, true);
  assert.equal((await prove(token, { way: 'sms', code })).code, 'code_expired');
  assert.equal((await info(await logInFrom('198.51.100.99', member))).success, true);
});

test('a session that was not proven opens no live messages and can still be left', async () => {
  const member = await registerTestMember(platform);
  await bindMobile(member);
  const token = await logInFrom(abroad, member);
  const live = await platform.player('GET /wps/live', { token });
  assert.equal(live.code, 'step_up_required');
  const left = await platform.player('POST /wps/session/logout', { token, body: {} });
  assert.equal(left.success, true);
});

test('a code of another purpose or another member proves nothing', async () => {
  const [member, other] = [await registerTestMember(platform), await registerTestMember(platform)];
  const number = await bindMobile(member);
  await bindMobile(other);
  const [token, otherToken] = [await logInFrom(abroad, member), await logInFrom(abroad, other)];
  await letCodesAge(platform);
  await send(token, 'sms');
  const code = await sentCode(platform, number);
  assert.equal((await prove(otherToken, { way: 'sms', code })).code, 'code_expired');
});

test('an authenticator is bound by the password and a code, and proves a login', async () => {
  const member = await registerTestMember(platform);
  await logInFrom(home, member);
  const { token } = member;
  assert.equal((await bind(token, '123456')).code, 'authenticator_not_started');
  assert.equal((await start(token, 'not-the-password')).code, 'password_wrong');
  const started = await start(token);
  const { secret, uri } = started.value as { secret: string; uri: string };
  assert.match(uri, /^otpauth:\/\/totp\/Bahati:.*secret=[A-Z2-7]{32}/);
  const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
  assert.equal((await bind(token, wrong)).code, 'code_wrong');
  const unbound = await platform.player('GET /wps/member/authenticator', { token });
  assert.equal(unbound.value.isBound, false);
  assert.equal((await bind(token, codeOf(secret))).success, true);
  assert.equal((await bind(token, codeOf(secret))).code, 'authenticator_already_bound');
  assert.equal((await start(token)).code, 'authenticator_already_bound');
  const far = await logInFrom(abroad, member);
  const used = { way: 'authenticator', code: codeOf(secret) };
  assert.equal((await prove(far, used)).code, 'code_wrong', 'a code works once');
  clock += 30_000;
  const fresh = { way: 'authenticator', code: codeOf(secret) };
  assert.equal((await prove(far, fresh)).success, true);
  assert.equal((await info(far)).success, true);
});

test('twenty proofs by one code at once count once', async () => {
  const member = await registerTestMember(platform);
  const secret = await boundAuthenticator(member);
  const token = await logInFrom(abroad, member);
  const body = { way: 'authenticator', code: codeOf(secret) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => prove(token, body)));
  assert.equal(answers.filter(({ success }) => success).length, 1);
});

test('after five wrong codes an authenticator rests, for its own member alone', async () => {
  const [member, other] = [await registerTestMember(platform), await registerTestMember(platform)];
  const [secret, otherSecret] = [await boundAuthenticator(member), await boundAuthenticator(other)];
  const [token, otherToken] = [await logInFrom(abroad, member), await logInFrom(abroad, other)];
  for (let guess = 0; guess < 5; guess += 1) {
    await prove(token, { way: 'authenticator', code: '000000' });
  }
  const right = { way: 'authenticator', code: codeOf(secret) };
  assert.equal((await prove(token, right)).code, 'too_many_requests');
  const others = { way: 'authenticator', code: codeOf(otherSecret) };
  assert.equal((await prove(otherToken, others)).success, true);
});

test('an authenticator goes only by the password and a fresh code', async () => {
  const member = await registerTestMember(platform);
  const { token } = member;
  assert.equal((await remove(token, '000000')).code, 'authenticator_not_bound');
  const secret = await boundAuthenticator(member);
  assert.equal((await remove(token, codeOf(secret), 'wrong-password')).code, 'password_wrong');
  const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
  assert.equal((await remove(token, wrong)).code, 'code_wrong');
  assert.equal((await remove(token, codeOf(secret))).success, true);
  const after = await platform.player('GET /wps/member/authenticator', { token });
  assert.equal(after.value.isBound, false);
});

test('who has a bank account proves a login by the name it is held in, offered last', async () => {
  const member = await registerTestMember(platform);
  await logInFrom(home, member);
  await bankAccount(member);
  const number = await bindMobile(member);
  const token = await logInFrom(abroad, member);
  const { value } = await platform.player('GET /wps/session/stepUp', { token });
  assert.deepEqual(value.ways, [
    { way: 'sms', to: `+254••••••${number.slice(-3)}` },
    { way: 'bank_account', to: null },
  ]);
  const byName = (holderName: string) => prove(token, { way: 'bank_account', holderName });
  const wrong = await byName('Amani Oteino');
  assert.deepEqual([wrong.status, wrong.code], [403, 'holder_name_wrong']);
  assert.equal((await info(token)).code, 'step_up_required');
  assert.equal((await byName('  amani otieno. ')).success, true);
  assert.equal((await info(token)).success, true);
});

test('a bank account alone is reason enough to ask, and removed it proves nothing', async () => {
  const member = await registerTestMember(platform);
  await logInFrom(home, member);
  const id = await bankAccount(member);
  const token = await logInFrom(abroad, member);
  assert.equal((await info(token)).code, 'step_up_required');
  await removeAccount(platform, member, id);
  const late = await prove(token, { way: 'bank_account', holderName: 'Amani Otieno' });
  assert.deepEqual([late.status, late.code], [409, 'way_not_bound']);
});

test('after five wrong names the right one is refused like a wrong one, for its member alone', async () => {
  const [member, other] = [await registerTestMember(platform), await registerTestMember(platform)];
  for (const one of [member, other]) {
    await logInFrom(home, one);
    await bankAccount(one);
  }
  const [token, otherToken] = [await logInFrom(abroad, member), await logInFrom(abroad, other)];
  for (let guess = 0; guess < 5; guess += 1) {
    const body = { way: 'bank_account', holderName: 'Juma Otieno' };
    assert.equal((await prove(token, body)).code, 'holder_name_wrong');
  }
  const answers = await Promise.all(
    ['Amani Otieno', 'Juma Otieno'].map((holderName) =>
      prove(token, { way: 'bank_account', holderName }),
    ),
  );
  for (const { status, code, details } of answers) {
    assert.deepEqual([status, code], [429, 'too_many_requests']);
    assert.ok(Number(details?.['retryAfterSeconds']) > 1_700);
  }
  const right = { way: 'bank_account', holderName: 'Amani Otieno' };
  assert.equal((await prove(otherToken, right)).success, true);
});
