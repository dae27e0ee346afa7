import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browserWithCaptcha, switchFlag } from '#domains/identity/identity.testing.ts';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const mobile = { mobileNum: '712800001', countryDialingCode: '+254' };
const post = (path: string, body: object, cookie = '') =>
  platform.player(`POST ${path}`, { body, headers: { cookie } });
const logIn = (username: string, more: object = {}, cookie = '') =>
  post(
    '/wps/session/login',
    { type: 'username', username, password: goodPassword, ...more },
    cookie,
  );

/** Each call of a flag: what it answers while the flag is on, and refused while it is off. */
const refusedWhileOff = [
  ['mobileCodeLogin', '/wps/verification/sms/noLogin', mobile, undefined],
  [
    'mobileCodeLogin',
    '/wps/session/login',
    { type: 'sms', ...mobile, verificationCode: '123456' },
    'code_wrong',
  ],
  [
    'CHNGPASSMAIL3',
    '/wps/member/password/email',
    { username: 'hakuna', email: 'a@example.com' },
    undefined,
  ],
  [
    'CHNGPASSMAIL3',
    '/wps/member/password/link',
    { token: 'r_x', newPassword: 'a', confirmNewPassword: 'a' },
    'reset_link_invalid',
  ],
  [
    'CHNGPASSVERIF3',
    '/wps/verification/sms/password',
    { ...mobile, mobileNum: '712800002' },
    undefined,
  ],
  [
    'CHNGPASSVERIF3',
    '/wps/member/password/verification',
    {
      ...mobile,
      mobileNum: '712800002',
      verificationCode: '123456',
      newPassword: 'ndizi-Tatu-2041',
    },
    'code_wrong',
  ],
] as const;

test('what a flag offers is refused while it is off, and answers as ever while it is on', async () => {
  for (const [flag, path, body, code] of refusedWhileOff) {
    await switchFlag(platform, flag, false);
    const off = await post(path, body);
    assert.deepEqual([off.status, off.code], [403, 'function_not_enabled'], path);
    await switchFlag(platform, flag, true);
    assert.equal((await post(path, body)).code, code, path);
  }
});

let asks = 0;

test('an unknown name is told only where the brand says so', async () => {
  const { username } = await registerTestMember(platform);
  const forgot = (name: string) =>
    platform.player('POST /wps/member/password/email', {
      body: { username: name, email: 'nobody@example.com' },
      // From elsewhere each time: who asks often reads a picture first.
      ip: `203.0.113.${(asks += 1)}`,
    });
  assert.equal((await logIn('hayupo')).code, 'login_failed');
  assert.equal((await forgot('hayupo')).success, true);
  await switchFlag(platform, 'unknownUsernameIsTold', true);
  const answers = [await logIn('hayupo'), await forgot('hayupo'), await forgot(username)];
  assert.equal((await logIn(username, { password: 'si-hii-Kabisa-1' })).code, 'login_failed');
  await switchFlag(platform, 'unknownUsernameIsTold', false);
  for (const { status, code } of answers) {
    assert.deepEqual([status, code], [404, 'username_unknown']);
  }
});

test('where the brand asks for letters each time, no password is judged without them', async () => {
  const { username } = await registerTestMember(platform);
  await switchFlag(platform, 'verificationCodeLogin', true);
  const without = await logIn(username);
  const { cookie, captcha } = await browserWithCaptcha(platform);
  const wrong = await logIn(username, { captcha: 'XXXXX' }, cookie);
  const browser = await browserWithCaptcha(platform);
  const right = await logIn(username, { captcha }, browser.cookie);
  await switchFlag(platform, 'verificationCodeLogin', false);
  assert.deepEqual([without.status, without.code], [403, 'captcha_required']);
  assert.equal(wrong.code, 'captcha_wrong');
  assert.equal(right.success, true, right.text);
  assert.equal((await logIn(username)).success, true);
});

test('an expired password opens nothing but its change, and only where it was used', async () => {
  const { username, token: earlier, id } = await registerTestMember(platform);
  const expire = async (days: number | null, isForced: boolean) => {
    await platform.owner.query('UPDATE brands SET password_expiry_days = $1', [days]);
    await switchFlag(platform, 'forcedPasswordExpiry', isForced);
    const age = `UPDATE credentials SET password_changed_at = now() - interval '91 days'`;
    await platform.owner.query(`${age} WHERE member_id = $1`, [id]);
  };
  for (const [days, isForced] of [
    [90, false],
    [null, true],
    [92, true],
  ] as const) {
    await expire(days, isForced);
    assert.equal((await logIn(username)).value.passwordExpired, false);
  }
  await expire(90, true);
  const { token, passwordExpired } = (await logIn(username)).value;
  assert.equal(passwordExpired, true);
  const get = (path: string, by = token) => platform.player(`GET ${path}`, { token: by });
  assert.equal((await get('/wps/v2/wallets/balance')).code, 'password_change_required');
  assert.equal((await get('/wps/member/info')).value.passwordExpired, true);
  // Sessions of before, and those a code opened, go on.
  assert.equal((await get('/wps/v2/wallets/balance', earlier)).success, true);
  assert.equal((await get('/wps/member/info', earlier)).value.passwordExpired, false);
  await platform.owner.query('UPDATE credentials SET mobile_number = $2 WHERE member_id = $1', [
    id,
    '+254712800009',
  ]);
  const number = { mobileNum: '712800009', countryDialingCode: '+254' };
  await post('/wps/verification/sms/noLogin', number);
  const { rows } = await platform.owner.query<{ body: string }>(
    'SELECT body FROM outgoing_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
    ['+254712800009'],
  );
  const verificationCode = /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0];
  const byCode = await post('/wps/session/login', { type: 'sms', ...number, verificationCode });
  assert.equal(byCode.value.passwordExpired, false, byCode.text);
  const newPassword = 'embe-Saba-2041';
  const change = await platform.player('POST /wps/member/password', {
    token,
    body: { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword },
  });
  assert.equal(change.success, true, change.text);
  assert.equal((await get('/wps/v2/wallets/balance')).success, true);
  assert.equal((await get('/wps/member/info')).value.passwordExpired, false);
  await expire(null, false);
});
