import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { goodPassword, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { blockMember } from '#domains/members/block-member.ts';
import { dropOldLinks } from './forgot-password.ts';
import { browserWithCaptcha } from './identity.testing.ts';
import {
  codeSentTo,
  isLoggedIn,
  logInAs,
  memberWith,
  messagesTo,
  newPassword,
} from './security.testing.ts';
import { issueCode } from './verification-codes.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

let visitors = 0;
/** Each from an address of its own: asking often from one is another matter. */
const ask = (username: string, email: string, more: object = {}) =>
  platform.player('POST /wps/member/password/email', {
    body: { username, email, ...more },
    ip: `10.30.0.${(visitors += 1)}`,
  });

const setByLink = (token: string, more: object = {}) =>
  platform.player('POST /wps/member/password/link', {
    body: { token, newPassword, confirmNewPassword: newPassword, ...more },
  });

async function linkFor(username: string, email: string): Promise<string> {
  const answer = await ask(username, email);
  assert.equal(answer.status, 200, answer.text);
  const [message] = await messagesTo(platform, email);
  const token = /\/resetPassword\?token=(\S+)/.exec(message?.body ?? '')?.[1];
  assert.ok(token);
  return token;
}

const bare = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

test('a link goes only where name and address belong together; the answer is the same', async () => {
  const { username } = await memberWith(platform, { email: 'amina@example.com' });
  const known = await ask(username.toUpperCase(), ' Amina@Example.com ');
  const others = [
    await ask('hayupo99', 'amina@example.com'),
    await ask(username, 'mwingine@example.com'),
  ];
  assert.deepEqual(
    others.map(({ status, text }) => [status, bare(text)]),
    others.map(() => [known.status, bare(known.text)]),
  );
  const sent = await messagesTo(platform, 'amina@example.com');
  assert.equal(sent.length, 1);
  assert.match(sent[0]!.body, /http:\/\/127\.0\.0\.1:8080\/resetPassword\?token=r_[\w-]{43}\n/);
  assert.deepEqual(await messagesTo(platform, 'mwingine@example.com'), []);
});

test('an address that is none is refused alike for everybody', async () => {
  const answer = await ask('hayupo99', 'not an address');
  assert.equal(answer.status, 400);
  assert.equal(answer.code, 'email_invalid');
});

test('three links an hour are sent, what is asked beyond is answered the same', async () => {
  const { username } = await memberWith(platform, { email: 'tatu@example.com' });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(username, 'tatu@example.com')),
  );
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal((await messagesTo(platform, 'tatu@example.com')).length, 3);
});

test('asked a fourth time from one address, a person has to read the picture', async () => {
  const from = (more: object = {}, cookie = '') =>
    platform.player('POST /wps/member/password/email', {
      body: { username: 'hayupo99', email: 'picha@example.com', ...more },
      headers: { cookie },
      ip: '10.32.0.1',
    });
  for (let at = 0; at < 3; at += 1) assert.equal((await from()).status, 200);
  const bare4th = await from();
  assert.equal(bare4th.status, 403);
  assert.equal(bare4th.code, 'captcha_required');
  assert.match(bare4th.text, /"captcha":true/);
  const { cookie, captcha } = await browserWithCaptcha(platform);
  const wrong = await from({ captcha: 'XXXXX' }, cookie);
  assert.equal(wrong.status, 403);
  assert.equal(wrong.code, 'captcha_wrong');
  assert.equal((await from({ captcha }, cookie)).code, 'captcha_wrong');
  const fresh = await browserWithCaptcha(platform);
  assert.equal((await from({ captcha: fresh.captcha }, fresh.cookie)).status, 200);
  assert.equal((await ask('hayupo99', 'picha@example.com')).status, 200);
});

test('a form asks as JSON does, and is read as strictly', async () => {
  const { username } = await memberWith(platform, { email: 'fomu@example.com' });
  const send = (body: string, path = '/wps/member/password/email') =>
    platform.app.player.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: `10.33.0.${(visitors += 1)}`,
      payload: body,
    });
  const answer = await send(`username=${username}&email=fomu%40example.com&language=sw`);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal((await messagesTo(platform, 'fomu@example.com'))[0]?.language, 'sw');
  for (const body of [
    `username=${username}&email=fomu%40example.com&admin=1`,
    `username=${username}&username=other&email=fomu%40example.com`,
    `username=${username}`,
    '__proto__=1',
    '',
  ]) {
    const refused = await send(body);
    assert.equal(refused.statusCode, 400, body);
    assert.equal(refused.json<{ code: string }>().code, 'invalid_input');
  }
  const elsewhere = await send('type=username', '/wps/session/login');
  assert.equal(elsewhere.statusCode, 415);
});

test('the link sets the password once, logs in and ends every other session', async () => {
  const { username, token } = await memberWith(platform, { email: 'kiungo@example.com' });
  const link = await linkFor(username, 'kiungo@example.com');
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
  const link = await linkFor(username, 'ishirini@example.com');
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
  const link = await linkFor(username, 'tena@example.com');
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
  const old = await linkFor(username, 'zamani@example.com');
  await platform.owner.query('UPDATE password_links SET expires_at = now() WHERE member_id = $1', [
    id,
  ]);
  assert.equal((await setByLink(old)).code, 'reset_link_invalid');
  const first = await linkFor(username, 'zamani@example.com');
  const later = await linkFor(username, 'zamani@example.com');
  assert.equal((await setByLink(later)).status, 200);
  assert.equal((await setByLink(first)).code, 'reset_link_invalid');
});

test('a blocked member is told so with the link, and keeps the old password', async () => {
  const { username, id } = await memberWith(platform, { email: 'zuiwa@example.com' });
  const link = await linkFor(username, 'zuiwa@example.com');
  await blockMember(platform.context, id, { staffUsername: 'zawadi', reason: 'test' });
  const answer = await setByLink(link);
  assert.equal(answer.status, 403);
  assert.equal(answer.code, 'member_blocked');
});

test('links are stored only hashed and dropped after a day', async () => {
  const { username, id } = await memberWith(platform, { email: 'siri@example.com' });
  const link = await linkFor(username, 'siri@example.com');
  const read = () =>
    platform.owner.query<{ row: string }>(
      'SELECT password_links::text AS row FROM password_links WHERE member_id = $1',
      [id],
    );
  const hex = Buffer.from(link).toString('hex');
  assert.ok((await read()).rows.every(({ row }) => !row.includes(link) && !row.includes(hex)));
  await dropOldLinks(platform.context);
  assert.equal((await read()).rows.length, 1);
  await platform.owner.query(
    `UPDATE password_links SET created_at = now() - interval '25 hours' WHERE member_id = $1`,
    [id],
  );
  await dropOldLinks(platform.context);
  assert.equal((await read()).rows.length, 0);
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
