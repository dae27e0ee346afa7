import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { goodPassword, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { blockMember } from '#domains/members/staff-view/block-member.ts';
import {
  codeSentTo,
  isLoggedIn,
  linkFor,
  logInAs,
  memberWith,
  messagesTo,
  newPassword,
} from './security.testing.ts';
import { issueCode } from '#domains/identity/contacts/verification-codes.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const setByLink = (token: string, more: object = {}) =>
  platform.player('POST /wps/member/password/link', {
    body: { token, newPassword, confirmNewPassword: newPassword, ...more },
  });

test('the link sets the password once, logs in and ends every other session', async () => {
  const { username, token } = await memberWith(platform, { email: 'kiungo@example.com' });
  const link = await linkFor(platform, username, 'kiungo@example.com');
  const answer = await setByLink(link, { language: 'sw' });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.value.userName, username);
  assert.ok(await isLoggedIn(platform, answer.value.token));
  assert.ok(!(await isLoggedIn(platform, token)));
  assert.equal((await logInAs(platform, username)).code, 'login_failed');
  assert.equal((await logInAs(platform, username, newPassword)).status, 200);
  const [told] = await messagesTo(platform, 'kiungo@example.com');
  assert.deepEqual([told?.purpose, told?.language], ['password_changed', 'sw']);
  const again = await setByLink(link);
  assert.equal(again.status, 403);
  assert.equal(again.code, 'reset_link_invalid');
  const history = await platform.player('GET /wps/member/logins', { token: answer.value.token });
  assert.ok(history.value.items.some((item: { way: string }) => item.way === 'reset'));
});

test('twenty tries of one link at once set one password', async () => {
  const { username } = await memberWith(platform, { email: 'ishirini@example.com' });
  const link = await linkFor(platform, username, 'ishirini@example.com');
  const passwords = Array.from({ length: 20 }, (_, at) => `embe-Bivu-${at}`);
  const answers = await Promise.all(
    passwords.map((password) =>
      setByLink(link, { newPassword: password, confirmNewPassword: password }),
    ),
  );
  const won = passwords.filter((_, at) => answers[at]?.status === 200);
  assert.equal(won.length, 1);
  assert.equal(answers.filter(({ code }) => code === 'reset_link_invalid').length, 19);
  assert.equal((await logInAs(platform, username, won[0])).status, 200);
});

test('a refused password leaves the link usable', async () => {
  const { username } = await memberWith(platform, { email: 'tena@example.com' });
  const link = await linkFor(platform, username, 'tena@example.com');
  const cases = [
    ['short-1', 'short-1', 'password_invalid'],
    ['password123', 'password123', 'password_too_common'],
    [newPassword, goodPassword, 'passwords_differ'],
  ] as const;
  for (const [password, again, code] of cases) {
    const answer = await setByLink(link, { newPassword: password, confirmNewPassword: again });
    assert.equal(answer.code, code);
    assert.equal(answer.status, 400);
  }
  assert.equal((await setByLink(link)).status, 200);
});

test('a link that is old, unknown, of an older password or an older address sets none', async () => {
  for (const token of ['nothing', `r_${'A'.repeat(43)}`]) {
    assert.equal((await setByLink(token)).code, 'reset_link_invalid');
  }
  const { username, id } = await memberWith(platform, { email: 'zamani@example.com' });
  const old = await linkFor(platform, username, 'zamani@example.com');
  await platform.owner.query('UPDATE password_links SET expires_at = now() WHERE member_id = $1', [
    id,
  ]);
  assert.equal((await setByLink(old)).code, 'reset_link_invalid');
  const first = await linkFor(platform, username, 'zamani@example.com');
  const later = await linkFor(platform, username, 'zamani@example.com');
  assert.equal((await setByLink(later)).status, 200);
  assert.equal((await setByLink(first)).code, 'reset_link_invalid');
});

test('a blocked member is told so with the link, and keeps the old password', async () => {
  const { username, id } = await memberWith(platform, { email: 'zuiwa@example.com' });
  const link = await linkFor(platform, username, 'zuiwa@example.com');
  await blockMember(platform.context, id, { staffUsername: 'zawadi', reason: 'test' });
  const answer = await setByLink(link);
  assert.equal(answer.status, 403);
  assert.equal(answer.code, 'member_blocked');
});

let numbers = 0;
async function codeFor(destination: string): Promise<string> {
  await issueCode(platform.context, {
    purpose: 'password',
    channel: 'sms',
    destination,
    ip: `10.31.0.${(numbers += 1)}`,
    language: 'en',
    isSent: true,
  });
  return codeSentTo(platform, destination);
}

const setByCode = (mobileNum: string, verificationCode: string, more: object = {}) =>
  platform.player('POST /wps/member/password/verification', {
    body: { mobileNum, countryDialingCode: '+254', verificationCode, newPassword, ...more },
  });

test('a code to the bound number sets the password, logs in and ends other sessions', async () => {
  const { username, token } = await memberWith(platform, { mobile: '+254712000201' });
  const code = await codeFor('+254712000201');
  const answer = await setByCode('0712000201', code);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.value.userName, username);
  assert.ok(await isLoggedIn(platform, answer.value.token));
  assert.ok(!(await isLoggedIn(platform, token)));
  assert.equal((await logInAs(platform, username, newPassword)).status, 200);
  assert.equal((await messagesTo(platform, '+254712000201'))[0]?.purpose, 'password_changed');
  assert.equal((await setByCode('0712000201', code)).code, 'code_expired');
});

test('a wrong, an old and a spent code set nothing', async () => {
  const { username } = await memberWith(platform, { mobile: '+254712000202' });
  const code = await codeFor('+254712000202');
  const wrong = code === '000000' ? '111111' : '000000';
  const answer = await setByCode('0712000202', wrong);
  assert.equal(answer.status, 403);
  assert.equal(answer.code, 'code_wrong');
  await platform.owner.query(
    `UPDATE verification_codes SET expires_at = now() WHERE destination = '+254712000202'`,
  );
  const old = await setByCode('0712000202', code);
  assert.equal(old.status, 403);
  assert.equal(old.code, 'code_expired');
  assert.equal((await logInAs(platform, username)).status, 200);
});

test('twenty tries of one right code at once set the password once', async () => {
  await memberWith(platform, { mobile: '+254712000203' });
  const code = await codeFor('+254712000203');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => setByCode('0712000203', code)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code: refusal }) => refusal === 'code_expired').length, 19);
});

test('rules are judged before the code is used up; a number of nobody sets nothing', async () => {
  await memberWith(platform, { mobile: '+254712000204' });
  const code = await codeFor('+254712000204');
  const short = await setByCode('0712000204', code, { newPassword: 'short-1' });
  assert.equal(short.code, 'password_invalid');
  const common = await setByCode('0712000204', code, { newPassword: 'password123' });
  assert.equal(common.code, 'password_too_common');
  assert.equal((await setByCode('12345678', code)).code, 'mobile_invalid');
  assert.equal((await setByCode('0712000204', code)).status, 200);
  const unbound = await codeFor('+254712000205');
  assert.equal((await setByCode('0712000205', unbound)).code, 'code_expired');
});

test('a blocked member is told so with the code', async () => {
  const { id } = await memberWith(platform, { mobile: '+254712000206' });
  await blockMember(platform.context, id, { staffUsername: 'zawadi', reason: 'test' });
  const answer = await setByCode('0712000206', await codeFor('+254712000206'));
  assert.equal(answer.status, 403);
  assert.equal(answer.code, 'member_blocked');
});
