import assert from 'node:assert/strict';
import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import { after, before, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { codeSentTo, linkFor, memberWith, messagesTo } from './security.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const askByMobile = (token: string, mobileNum: string, more: object = {}) =>
  platform.player('POST /wps/member/mobile/code', {
    token,
    body: {
      mobileNum,
      countryDialingCode: '+254',
      password: goodPassword,
      language: 'sw',
      ...more,
    },
  });

const bindMobile = (token: string, mobileNum: string, verificationCode: string) =>
  platform.player('POST /wps/member/mobile', {
    token,
    body: { mobileNum, countryDialingCode: '+254', verificationCode },
  });

const askByEmail = (token: string, email: string, more: object = {}) =>
  platform.player('POST /wps/member/email/code', {
    token,
    body: { email, password: goodPassword, language: 'en', ...more },
  });

const bindEmail = (token: string, email: string, verificationCode: string) =>
  platform.player('POST /wps/member/email', { token, body: { email, verificationCode } });

const contacts = async (token: string) =>
  (await platform.player('GET /wps/member/contacts', { token })).value;

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

test('a number is bound by the code sent to it, and told masked', async () => {
  const { token } = await registerTestMember(platform);
  assert.deepEqual(await contacts(token), { mobileNumber: null, email: null });
  const sent = await askByMobile(token, '0712000301');
  assert.deepEqual(sent.value, { expiredMinutes: codeMinutes });
  assert.equal((await messagesTo(platform, '+254712000301'))[0]?.language, 'sw');
  const code = await codeSentTo(platform, '+254712000301');
  const answer = await bindMobile(token, '712000301', code);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(await contacts(token), { mobileNumber: '+254••••••301', email: null });
  assert.equal((await bindMobile(token, '0712000301', code)).code, 'code_expired');
});

test('an address is bound in lower case, and told masked', async () => {
  const { token } = await registerTestMember(platform);
  assert.equal((await askByEmail(token, 'Barua@Example.com')).status, 200);
  const code = await codeSentTo(platform, 'barua@example.com');
  assert.equal((await bindEmail(token, 'barua@example.COM', code)).status, 200);
  assert.deepEqual(await contacts(token), { mobileNumber: null, email: 'ba•••@example.com' });
});

test('without the login password no code is sent, and guesses are braked', async () => {
  const { token } = await registerTestMember(platform);
  for (let guess = 0; guess < 5; guess += 1) {
    const ask = guess % 2 === 0 ? askByMobile(token, '0712000302', { password: 'wrong' }) : null;
    const answer = await (ask ?? askByEmail(token, 'x@example.com', { password: 'wrong' }));
    assert.equal(answer.status, 403);
    assert.equal(answer.code, 'password_wrong');
  }
  assert.equal((await askByMobile(token, '0712000302')).code, 'too_many_requests');
  assert.deepEqual(await messagesTo(platform, '+254712000302'), []);
});

test('what is no mobile number or no address is refused at every step', async () => {
  const { token } = await registerTestMember(platform);
  for (const answer of [
    await askByMobile(token, '12345678'),
    await bindMobile(token, '12345678', '123456'),
    await askByMobile(token, '712000303', { countryDialingCode: '+1' }),
  ]) {
    assert.equal(answer.status, 400);
    assert.equal(answer.code, 'mobile_invalid');
  }
  for (const answer of [
    await askByEmail(token, 'not an address'),
    await bindEmail(token, 'not an address', '123456'),
  ]) {
    assert.equal(answer.status, 400);
    assert.equal(answer.code, 'email_invalid');
  }
});

test('one code a minute goes to one destination', async () => {
  const { token } = await registerTestMember(platform);
  assert.equal((await askByMobile(token, '0712000304')).status, 200);
  const again = await askByMobile(token, '0712000304');
  assert.equal(again.status, 429);
  assert.equal(again.code, 'too_many_codes');
  assert.ok(Number(again.details?.['retryAfterSeconds']) > 0);
  assert.equal((await askByEmail(token, 'moja@example.com')).status, 200);
  assert.equal((await askByEmail(token, 'moja@example.com')).code, 'too_many_codes');
});

test('a wrong code and another member’s code bind nothing', async () => {
  const { token } = await registerTestMember(platform);
  const other = await registerTestMember(platform);
  await askByMobile(token, '0712000305');
  await askByEmail(token, 'nyingine@example.com');
  const code = await codeSentTo(platform, '+254712000305');
  const wrong = await bindMobile(token, '0712000305', otherThan(code));
  assert.equal(wrong.status, 403);
  assert.equal(wrong.code, 'code_wrong');
  const stolen = await bindMobile(other.token, '0712000305', code);
  assert.equal(stolen.status, 403);
  assert.equal(stolen.code, 'code_expired');
  const mail = await codeSentTo(platform, 'nyingine@example.com');
  assert.equal(
    (await bindEmail(token, 'nyingine@example.com', otherThan(mail))).code,
    'code_wrong',
  );
  assert.equal((await bindEmail(other.token, 'nyingine@example.com', mail)).code, 'code_expired');
  assert.deepEqual(await contacts(token), { mobileNumber: null, email: null });
});

test('that a contact is taken learns only who can read what is sent there', async () => {
  await memberWith(platform, { mobile: '+254712000306', email: 'imechukuliwa@example.com' });
  const { token } = await registerTestMember(platform);
  assert.deepEqual((await askByMobile(token, '0712000306')).value, { expiredMinutes: codeMinutes });
  const code = await codeSentTo(platform, '+254712000306');
  assert.equal((await bindMobile(token, '0712000306', otherThan(code))).code, 'code_wrong');
  const taken = await bindMobile(token, '0712000306', code);
  assert.equal(taken.status, 409);
  assert.equal(taken.code, 'mobile_taken');
  assert.equal((await askByEmail(token, 'imechukuliwa@example.com')).status, 200);
  const mail = await codeSentTo(platform, 'imechukuliwa@example.com');
  const takenMail = await bindEmail(token, 'imechukuliwa@example.com', mail);
  assert.equal(takenMail.status, 409);
  assert.equal(takenMail.code, 'email_taken');
});

test('two members who prove one number at once: it is bound to one', async () => {
  const members = [await registerTestMember(platform), await registerTestMember(platform)];
  const codes: string[] = [];
  for (const { token } of members) {
    await askByMobile(token, '0712000307');
    codes.push(await codeSentTo(platform, '+254712000307'));
    await platform.owner.query(
      `UPDATE verification_codes SET created_at = created_at - interval '2 minutes'`,
    );
  }
  const answers = await Promise.all(
    members.map(({ token }, at) => bindMobile(token, '0712000307', codes[at] ?? '')),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('a replaced contact is told of it, and old links no longer set a password', async () => {
  const before = { mobile: '+254712000308', email: 'zamani@example.com' };
  const { token, username, id } = await memberWith(platform, before);
  const link = await linkFor(platform, username, 'zamani@example.com');
  await askByMobile(token, '0712000309');
  await bindMobile(token, '0712000309', await codeSentTo(platform, '+254712000309'));
  await askByEmail(token, 'sasa@example.com');
  await bindEmail(token, 'sasa@example.com', await codeSentTo(platform, 'sasa@example.com'));
  for (const old of Object.values(before)) {
    assert.equal((await messagesTo(platform, old))[0]?.purpose, 'contact_changed', old);
  }
  const late = await platform.player('POST /wps/member/password/link', {
    body: { token: link, newPassword: 'embe-Bivu-2051', confirmNewPassword: 'embe-Bivu-2051' },
  });
  assert.equal(late.code, 'reset_link_invalid');
  const { rows } = await platform.owner.query<{ action: string; after: unknown }>(
    'SELECT action, after FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`member:${id}`],
  );
  assert.deepEqual(rows, [
    { action: 'member.mobile_bound', after: { contact: '+254••••••309' } },
    { action: 'member.email_bound', after: { contact: 'sa•••@example.com' } },
  ]);
});
