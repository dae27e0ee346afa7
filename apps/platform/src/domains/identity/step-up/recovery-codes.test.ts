/** Coming back without the authenticator: by a recovery code, or by SMS and password. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { goodPassword, type NewMember, openTestPlatform } from '#platform/platform.testing.ts';
import {
  codeSentTo,
  isLoggedIn,
  memberWith,
  messagesTo,
} from '#domains/identity/passwords/security.testing.ts';

let clock = Date.now();
const platform = await openTestPlatform({ now: () => new Date(clock) });
after(() => platform.close());

const abroad = '198.51.100.20';
let numbers = 714_000_000;

const post = (path: string, token: string, body: object, ip?: string) =>
  platform.player(`POST ${path}`, { token, body, ...(ip === undefined ? {} : { ip }) });

async function guarded() {
  const mobile = `+254${(numbers += 1)}`;
  const member = await memberWith(platform, { mobile });
  const { value } = await post('/wps/member/authenticator/start', member.token, {
    password: goodPassword,
  });
  const { secret } = value as { secret: string };
  const shown = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock });
  const bound = await post('/wps/member/authenticator', member.token, { code: shown() });
  clock += 60_000;
  return { ...member, mobile, shown, codes: bound.value.recoveryCodes as string[] };
}

const logInAbroad = async ({ username }: NewMember) => {
  const body = { type: 'username', username, password: goodPassword };
  const answer = await platform.player('POST /wps/session/login', { body, ip: abroad });
  return answer.value.token as string;
};

const prove = (token: string, code: string) =>
  post('/wps/session/stepUp', token, { way: 'recovery_code', code }, abroad);
const remove = (token: string, code: string, password = goodPassword) =>
  post('/wps/member/authenticator/remove', token, { password, code });
const renew = (token: string, code: string) =>
  post('/wps/member/authenticator/recoveryCodes', token, { password: goodPassword, code });
const recovery = async (token: string) =>
  (await platform.player('GET /wps/member/recovery', { token })).value;
const isBound = async (token: string) =>
  (await platform.player('GET /wps/member/authenticator', { token })).value.isBound as boolean;

test('ten codes are shown with the authenticator, each proves one login, however it is typed', async () => {
  const member = await guarded();
  assert.equal(new Set(member.codes).size, 10);
  const token = await logInAbroad(member);
  const ways = await platform.player('GET /wps/session/stepUp', { token });
  assert.ok(ways.value.ways.some(({ way }: { way: string }) => way === 'recovery_code'));
  const [code = ''] = member.codes;
  assert.equal((await prove(token, code.toLowerCase().replaceAll('-', ' '))).status, 200);
  assert.ok(await isLoggedIn(platform, token));
  assert.equal((await recovery(token)).recoveryCodesLeft, 9);
  const [told] = await messagesTo(platform, member.mobile);
  assert.match(told?.body ?? '', /A recovery code was used/);
});

test('a used code, another member’s and a made-up one prove nothing', async () => {
  const member = await guarded();
  const other = await guarded();
  const [code = ''] = member.codes;
  assert.equal((await remove(other.token, code)).code, 'code_wrong');
  await platform.owner.query('UPDATE recovery_codes SET used_at = now() WHERE member_id = $1', [
    member.id,
  ]);
  assert.equal((await remove(member.token, code)).code, 'code_wrong');
  assert.equal((await remove(member.token, 'ABCD-EFGH-JKMN-PQRS')).code, 'code_wrong');
});

test('of six uses of one code at once one counts', async () => {
  const member = await guarded();
  const [code = ''] = member.codes;
  const token = await logInAbroad(member);
  const answers = await Promise.all(Array.from({ length: 6 }, () => prove(token, code)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
});

test('recovery codes are guessed at together with the authenticator’s, and then it rests', async () => {
  const member = await guarded();
  for (let at = 0; at < 5; at += 1) await remove(member.token, 'ABCD-EFGH-JKMN-PQRS');
  const [code = ''] = member.codes;
  assert.equal((await remove(member.token, code)).code, 'too_many_requests');
  assert.equal((await remove(member.token, member.shown())).code, 'too_many_requests');
});

test('a lost authenticator goes by password and recovery code, and its other codes with it', async () => {
  const member = await guarded();
  const [code = '', next = ''] = member.codes;
  assert.equal((await remove(member.token, code, 'guessed')).code, 'password_wrong');
  assert.equal((await remove(member.token, code)).status, 200);
  assert.ok(!(await isBound(member.token)));
  assert.equal((await recovery(member.token)).payoutsHeldUntil, null);
  assert.equal((await recovery(member.token)).recoveryCodesLeft, null);
  assert.equal((await remove(member.token, next)).code, 'authenticator_not_bound');
  const again = await renew(member.token, '123456');
  assert.equal(again.code, 'authenticator_not_bound');
});

test('new codes take the place of the old ones, by a code the authenticator shows', async () => {
  const member = await guarded();
  assert.equal((await renew(member.token, '000000')).code, 'code_wrong');
  const renewed = await renew(member.token, member.shown());
  assert.equal(renewed.value.recoveryCodes.length, 10);
  assert.equal((await remove(member.token, member.codes[0] ?? '')).code, 'code_wrong');
  assert.equal((await remove(member.token, renewed.value.recoveryCodes[0])).status, 200);
});

test('without both it goes by SMS and password; payouts wait and other devices are signed out', async () => {
  const member = await guarded();
  const elsewhere = await platform.player('POST /wps/session/login', {
    body: { type: 'username', username: member.username, password: goodPassword },
  });
  const ask = (more: object = {}) =>
    post('/wps/member/authenticator/recovery/code', member.token, {
      way: 'sms',
      password: goodPassword,
      language: 'en',
      ...more,
    });
  assert.equal((await ask({ password: 'guessed' })).code, 'password_wrong');
  assert.equal((await ask({ way: 'email' })).code, 'way_not_bound');
  await ask();
  const code = await codeSentTo(platform, member.mobile);
  const body = { way: 'sms', password: goodPassword, code };
  const digits = await post('/wps/member/paymentPassword/reset', member.token, {
    ...body,
    paymentPassword: '730518',
  });
  assert.equal(digits.code, 'payment_password_not_set');
  const gone = await post('/wps/member/authenticator/recovery', member.token, body);
  assert.equal(gone.value.payoutsHeldUntil, new Date(clock + 24 * 3_600_000).toISOString());
  assert.ok(!(await isBound(member.token)));
  assert.ok(!(await isLoggedIn(platform, elsewhere.value.token)));
  const twice = await post('/wps/member/authenticator/recovery', member.token, body);
  assert.equal(twice.code, 'authenticator_not_bound');
  assert.equal((await ask()).code, 'authenticator_not_bound');
});
