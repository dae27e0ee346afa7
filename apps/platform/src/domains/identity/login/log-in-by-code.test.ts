import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { sentCode } from '#domains/identity/identity.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

let count = 0;

/** A member with a number of his own. */
const withNumber = async () => {
  const member = await registerTestMember(platform);
  const number = `7124${String((count += 1)).padStart(5, '0')}`;
  await platform.owner.query('UPDATE credentials SET mobile_number = $2 WHERE member_id = $1', [
    member.id,
    `+254${number}`,
  ]);
  return { ...member, number };
};

const send = async (number: string) => {
  const answer = await platform.player('POST /wps/verification/sms/noLogin', {
    body: { mobileNum: number, countryDialingCode: '+254' },
  });
  assert.equal(answer.status, 200, answer.text);
};

const logIn = (number: string, code: string, from = platform) =>
  from.player('POST /wps/session/login', {
    body: {
      type: 'sms',
      mobileNum: number,
      countryDialingCode: '+254',
      verificationCode: code,
    },
    headers: { 'user-agent': 'a browser' },
    ip: '10.40.0.1',
  });

const other = (code: string) => (code === '000000' ? '000001' : '000000');

test('the code sent to the bound number logs in, once', async () => {
  const { number, username, id } = await withNumber();
  await send(number);
  const code = await sentCode(platform, `+254${number}`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(`0${number}`, code)));
  const done = answers.filter(({ status }) => status === 200);
  assert.equal(done.length, 1);
  assert.equal(answers.filter(({ code: refusal }) => refusal === 'code_expired').length, 19);
  const { token, ...session } = done[0]!.value;
  assert.deepEqual(session, { userName: username, firstTimeLogin: false, passwordExpired: false });
  assert.equal((await platform.player('GET /wps/member/info', { token })).value.account, username);
  const { rows } = await platform.owner.query<object>(
    `SELECT way, ip, user_agent FROM login_attempts
      WHERE member_id = $1 AND is_successful AND way = 'sms'`,
    [id],
  );
  assert.deepEqual(rows, [{ way: 'sms', ip: '10.40.0.1', user_agent: 'a browser' }]);
});

test('a known and an unknown number get the same answers, five tries and no more', async () => {
  const { number } = await withNumber();
  const bare = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '');
  const tries = async (tried: string) => {
    const answers = [await logIn(tried, '123123')];
    await send(tried);
    const { rows } = await platform.owner.query<{ body: string }>(
      'SELECT body FROM outgoing_messages WHERE recipient = $1',
      [`+254${tried}`],
    );
    const wrong = other(/\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '');
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await logIn(tried, wrong));
    return answers.map((answer) => `${answer.status} ${bare(answer)}`);
  };
  const known = await tries(number);
  assert.deepEqual(await tries('712499999'), known);
  assert.match(known[0] ?? '', /code_expired/);
  for (const text of known.slice(1, 6)) assert.match(text, /^403 .*code_wrong/);
  assert.match(known[6] ?? '', /^403 .*code_expired/);
  assert.equal((await logIn(number, await sentCode(platform, `+254${number}`))).status, 403);
});

test('a code that would be right for a number nobody bound opens nothing', async () => {
  const { number, id } = await withNumber();
  await send(number);
  const code = await sentCode(platform, `+254${number}`);
  await platform.owner.query('UPDATE credentials SET mobile_number = NULL WHERE member_id = $1', [
    id,
  ]);
  const answer = await logIn(number, code);
  assert.equal(answer.status, 403);
  assert.equal(answer.code, 'code_wrong');
});

test('a blocked member learns of it by the right code only', async () => {
  const { number, id } = await withNumber();
  await send(number);
  const code = await sentCode(platform, `+254${number}`);
  await platform.owner.query(
    'UPDATE credentials SET is_login_blocked = true WHERE member_id = $1',
    [id],
  );
  assert.equal((await logIn(number, other(code))).code, 'code_wrong');
  const blocked = await logIn(number, code);
  assert.equal(blocked.status, 403);
  assert.equal(blocked.code, 'member_blocked');
  const { rows } = await platform.owner.query<object>(
    'SELECT way, is_successful FROM login_attempts WHERE member_id = $1 ORDER BY id DESC LIMIT 2',
    [id],
  );
  const failed = { way: 'sms', is_successful: false };
  assert.deepEqual(rows, [failed, failed]);
});

test('a number of no mobile of the brand’s countries is refused', async () => {
  const answer = await logIn('202345678', '123456');
  assert.equal(answer.status, 400);
  assert.equal(answer.code, 'mobile_invalid');
});

test('one address tries thirty codes a minute, over all numbers', async () => {
  const strict = await openTestPlatform({
    sharing: platform,
    environment: { RATE_LIMIT_FACTOR: '1' },
  });
  try {
    const answers = [];
    for (let attempt = 0; attempt < 31; attempt += 1) {
      answers.push(await logIn(`7125${String(attempt).padStart(5, '0')}`, '123456', strict));
    }
    assert.ok(answers.some(({ code }) => code === 'too_many_requests'));
    assert.equal(answers.at(-1)?.status, 429);
  } finally {
    await strict.close();
  }
});

test('after twenty failures from an address the picture is asked for at any name', async () => {
  const strict = await openTestPlatform({
    sharing: platform,
    environment: { RATE_LIMIT_FACTOR: '1' },
  });
  try {
    const tried = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      tried.push(
        await strict.player('POST /wps/session/login', {
          body: { type: 'username', username: `jina${attempt}`, password: 'wrong' },
          ip: '10.41.0.1',
        }),
      );
    }
    const asks = tried.map(({ text }) => text.includes('"captcha":true'));
    assert.deepEqual(asks, [...Array(19).fill(false), true, true]);
    assert.equal(tried.at(-1)?.code, 'captcha_required');
    const elsewhere = await strict.player('POST /wps/session/login', {
      body: { type: 'username', username: 'jina20', password: 'wrong' },
      ip: '10.41.0.2',
    });
    assert.equal(elsewhere.code, 'login_failed');
  } finally {
    await strict.close();
  }
});
