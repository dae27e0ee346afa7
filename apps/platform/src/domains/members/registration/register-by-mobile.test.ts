import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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

let count = 0;
const newNumber = () => `7126${String((count += 1)).padStart(5, '0')}`;

/** Asks for a code and reads it off the phone. */
const codeFor = async (number: string): Promise<string> => {
  const answer = await platform.player('POST /wps/verification/sms/register', {
    body: { mobileNo: number, countryDialingCode: '+254' },
  });
  assert.equal(answer.status, 200, answer.text);
  const { rows } = await platform.owner.query<{ body: string }>(
    'SELECT body FROM outgoing_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
    [`+254${number}`],
  );
  return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
};

const register = (number: string, verificationCode: string, more: object = {}) =>
  platform.player('POST /wps/member/register/mobile', {
    body: {
      mobileNum: number,
      countryDialingCode: '+254',
      verificationCode,
      password: goodPassword,
      confirmPassword: goodPassword,
      birthday: '1990-05-17',
      hasAcceptedTerms: true,
      registerMethod: 'WEB',
      ...more,
    },
  });

const other = (code: string) => (code === '000000' ? '000001' : '000000');

test('the number is the name, bound and logged in; the password opens it too', async () => {
  const number = newNumber();
  const answer = await register(`0${number}`, await codeFor(number), { language: 'sw' });
  assert.equal(answer.status, 200, answer.text);
  const { token, ...session } = answer.value;
  const userName = `254${number}`;
  assert.deepEqual(session, { userName, firstTimeLogin: true, passwordExpired: false });
  const info = (await platform.player('GET /wps/member/info', { token })).value;
  assert.equal(info.account, userName);
  assert.equal(info.language, 'sw');
  assert.ok(!info.nickname.includes(number.slice(0, 6)), info.nickname);
  const balance = await platform.player('GET /wps/v2/wallets/balance', { token });
  assert.equal(balance.value.balance, '0.00');
  const { rows } = await platform.owner.query<object>(
    `SELECT mobile_number, way, is_successful FROM credentials
       JOIN login_attempts USING (member_id) WHERE username = $1`,
    [userName],
  );
  assert.deepEqual(rows, [{ mobile_number: `+${userName}`, way: 'register', is_successful: true }]);
  const again = await platform.player('POST /wps/session/login', {
    body: { type: 'username', username: userName, password: goodPassword },
  });
  assert.equal(again.status, 200);
});

test('twenty registrations with one code make one member', async () => {
  const number = newNumber();
  const code = await codeFor(number);
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(number, code)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code: refusal }) => refusal === 'code_expired').length, 19);
});

test('a taken number is told to who holds it, and to nobody else', async () => {
  const number = newNumber();
  const { id } = await registerTestMember(platform);
  await platform.owner.query('UPDATE credentials SET mobile_number = $2 WHERE member_id = $1', [
    id,
    `+254${number}`,
  ]);
  assert.equal((await register(number, '123456')).code, 'code_expired');
  const code = await codeFor(number);
  const wrong = await register(number, other(code));
  assert.equal(wrong.status, 403);
  assert.equal(wrong.code, 'code_wrong');
  const taken = await register(number, code);
  assert.equal(taken.status, 409);
  assert.equal(taken.code, 'mobile_taken');
});

test('a slip in another field is refused and does not cost the code', async () => {
  const number = newNumber();
  const code = await codeFor(number);
  const slips = [
    [{ confirmPassword: 'ndizi-Tatu-2041' }, 400, 'passwords_differ'],
    [{ password: 'short-1', confirmPassword: 'short-1' }, 400, 'password_invalid'],
    [{ password: `254${number}`, confirmPassword: `254${number}` }, 400, 'password_invalid'],
    [{ password: 'password123', confirmPassword: 'password123' }, 400, 'password_too_common'],
    [{ birthday: '2020-01-01' }, 403, 'under_age'],
    [{ countryDialingCode: '+44' }, 400, 'mobile_invalid'],
    [{ referralCode: 'a b' }, 400, 'invalid_input'],
    [{ hasAcceptedTerms: false }, 400, 'invalid_input'],
  ] as const;
  for (const [more, status, refusal] of slips) {
    const answer = await register(number, code, more);
    assert.equal(answer.code, refusal);
    assert.equal(answer.status, status);
  }
  assert.equal((await register(number, code)).status, 200);
});

test('nobody chooses a name that is a number', async () => {
  const answer = await platform.player('POST /wps/member/register', {
    body: {
      username: `254${newNumber()}`,
      password: goodPassword,
      confirmPassword: goodPassword,
      birthday: '1990-05-17',
      hasAcceptedTerms: true,
      registerMethod: 'WEB',
    },
  });
  assert.equal(answer.code, 'username_invalid');
});
