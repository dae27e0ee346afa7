import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  registration,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import {
  createPasswordLine,
  type PasswordLine,
} from '@bahati/server-kit/passwords/password-line.ts';
import { lightHasher, withPasswordLine } from '@bahati/server-kit/passwords/passwords.testing.ts';
import { until } from '@bahati/testing/until.ts';
import { browserWithCaptcha } from './identity.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const register = (username: string, more: object = {}) =>
  platform.player('POST /wps/member/register', { body: registration(username, more) });

const logIn = (username: string, password: string, ip = '10.0.0.1') =>
  platform.player('POST /wps/session/login', {
    body: { username, password, type: 'username' },
    ip,
  });

/** As who reads the picture first. */
const logInReading = async (username: string, password: string, ip: string) => {
  const { cookie, captcha } = await browserWithCaptcha(platform);
  const body = { username, password, type: 'username', captcha };
  return platform.player('POST /wps/session/login', { body, headers: { cookie }, ip });
};

test('who registers is logged in, has a wallet and finds the same name in any case', async () => {
  const answer = await register('Rehema', { language: 'sw', referralCode: 'ABC123' });
  assert.equal(answer.status, 200, answer.text);
  assert.match(answer.value.token, /^m_[A-Za-z0-9_-]{43}$/);
  const { token } = answer.value;
  const info = await platform.player('GET /wps/member/info', { token });
  assert.equal(info.value.account, 'rehema');
  assert.equal(info.value.nickname, 'Rehema');
  assert.equal(info.value.language, 'sw');
  assert.equal(info.value.hasPaymentPassword, false);
  const balance = await platform.player('GET /wps/v2/wallets/balance', { token });
  assert.deepEqual(balance.value, {
    currency: 'KES',
    currencySymbol: 'KSh',
    balance: '0.00',
    held: '0.00',
  });
  const again = await register('rEHEMA');
  assert.equal(again.status, 409);
  assert.equal(again.code, 'username_taken');
  assert.equal((await logIn('REHEMA', goodPassword)).status, 200);
});

test('ten registrations of one name at once make one member', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => register('mmoja')));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'username_taken').length, 9);
  const { rows } = await platform.owner.query<{ members: bigint; wallets: bigint }>(
    `SELECT count(DISTINCT members.id) AS members, count(accounts.id) AS wallets
       FROM credentials JOIN members ON members.id = member_id
       JOIN accounts ON owner_id = members.id WHERE username = 'mmoja'`,
  );
  assert.deepEqual(rows, [{ members: 1n, wallets: 2n }]);
});

test('a user name outside the rule is refused with the rule', async () => {
  for (const username of ['abc', '9lives', 'a_mani', 'аmani', 'ａmani', 'a'.repeat(21), 'am ani']) {
    const answer = await register(username);
    assert.equal(answer.code, 'username_invalid', username);
    assert.equal(answer.status, 400);
    assert.equal(answer.details?.['patternId'], 2);
  }
});

test('passwords: too short, common, the name itself, different twice', async () => {
  const cases = [
    ['short-1', 'password_invalid'],
    ['na nafasi ndani', 'password_invalid'],
    ['password123', 'password_too_common'],
    ['liverpool2020', 'password_too_common'],
    ['Mwanamke77', 'password_invalid'],
    ['kwa-Mwanamke77-pia', 'password_too_common'],
    ['4815162342', 'password_too_common'],
  ] as const;
  for (const [password, code] of cases) {
    const answer = await register('mwanamke77', { password, confirmPassword: password });
    assert.equal(answer.code, code, password);
    assert.equal(answer.status, 400);
  }
  const differ = await register('mwanamke77', { confirmPassword: 'ndizi-Tatu-2041' });
  assert.equal(differ.code, 'passwords_differ');
});

test('who is younger than the brand allows is refused until the birthday', async () => {
  const now = new Date();
  const day = (offset: number) =>
    new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + offset))
      .toISOString()
      .slice(0, 10);
  const tooYoung = await register('kijana', { birthday: day(2) });
  assert.equal(tooYoung.code, 'under_age');
  assert.equal(tooYoung.status, 403);
  assert.equal(tooYoung.details?.['minimumAge'], 18);
  assert.equal((await register('mtuzima', { birthday: day(-1) })).status, 200);
});

test('terms not accepted, a strange code and unknown fields are invalid input', async () => {
  for (const more of [{ hasAcceptedTerms: false }, { referralCode: 'a b' }, { type: 2 }]) {
    const answer = await register('mgeni', more);
    assert.equal(answer.code, 'invalid_input');
  }
});

test('a wrong password and an unknown name get the same answer', async () => {
  await register('halisi');
  const wrong = await logIn('halisi', 'not-the-password');
  const unknown = await logIn('hayupo', 'not-the-password');
  assert.equal(wrong.status, 401);
  assert.equal(wrong.code, 'login_failed');
  const bare = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
  assert.equal(bare(wrong.text), bare(unknown.text));
});

test('a token is stored only hashed', async () => {
  const { token, id } = await registerTestMember(platform);
  const { rows } = await platform.owner.query<{ row: string }>(
    'SELECT sessions::text AS row FROM sessions WHERE member_id = $1',
    [id],
  );
  assert.equal(rows.length, 1);
  assert.ok(!rows[0]!.row.includes(token.slice(2)));
});

test('after five wrong attempts the guesser waits, the victim elsewhere does not', async () => {
  await register('mlengwa');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await logInReading('mlengwa', `wrong-${attempt}`, '10.6.6.6');
    assert.equal(answer.code, 'login_failed');
  }
  const braked = await logInReading('mlengwa', goodPassword, '10.6.6.6');
  assert.equal(braked.status, 429);
  assert.equal(braked.code, 'too_many_requests');
  assert.ok(Number(braked.details?.['retryAfterSeconds']) > 0);
  assert.equal((await logIn('mlengwa', goodPassword, '10.7.7.7')).status, 200);
});

test('from the third failure on the picture is asked for, of known and unknown names', async () => {
  await register('mjulikana');
  const bare = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '');
  const tries = async (username: string, ip: string) => {
    const answers = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      answers.push(await logIn(username, 'wrong', ip));
    return answers.map((answer) => `${answer.status} ${bare(answer)}`);
  };
  const known = await tries('mjulikana', '10.8.0.1');
  assert.deepEqual(await tries('hajulikani', '10.8.0.2'), known);
  assert.deepEqual(
    known.map((text) => text.includes('"captcha":true')),
    [false, false, true, true],
  );
  assert.match(known[2] ?? '', /^401 .*login_failed/);
  assert.match(known[3] ?? '', /^403 .*captcha_required/);
  assert.equal((await logIn('mjulikana', goodPassword, '10.8.0.3')).status, 200);
});

test('a picture misread refuses the right password, and counts as no attempt', async () => {
  await register('msomaji');
  for (let attempt = 0; attempt < 3; attempt += 1) await logIn('msomaji', 'wrong', '10.8.1.1');
  const { cookie } = await browserWithCaptcha(platform);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const misread = await platform.player('POST /wps/session/login', {
      body: { username: 'msomaji', password: goodPassword, type: 'username', captcha: 'XXXXX' },
      headers: { cookie },
      ip: '10.8.1.1',
    });
    assert.equal(misread.status, 403);
    assert.equal(misread.code, 'captcha_wrong');
    assert.match(misread.text, /"captcha":true/);
  }
  assert.equal((await logInReading('msomaji', goodPassword, '10.8.1.1')).status, 200);
  assert.equal((await logIn('msomaji', goodPassword, '10.8.1.1')).status, 200);
});

test('attempts sent at once count as many as one after another', async () => {
  await register('mwingi');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => logIn('mwingi', `wrong-${at}`, '10.5.5.5')),
  );
  assert.equal(answers.filter(({ code }) => code === 'login_failed').length, 3);
  assert.equal(answers.filter(({ code }) => code === 'captcha_required').length, 17);
});

test('the right password wipes earlier slips', async () => {
  await register('msahaulifu');
  for (let round = 0; round < 3; round += 1) {
    for (let slip = 0; slip < 2; slip += 1) await logIn('msahaulifu', 'wrong', '10.4.4.4');
    assert.equal((await logIn('msahaulifu', goodPassword, '10.4.4.4')).status, 200);
  }
});

test('first login is told once', async () => {
  await register('mgeni2');
  await platform.owner.query(
    `UPDATE credentials SET is_first_login = true WHERE username = 'mgeni2'`,
  );
  assert.equal((await logIn('mgeni2', goodPassword)).value.firstTimeLogin, true);
  assert.equal((await logIn('mgeni2', goodPassword)).value.firstTimeLogin, false);
});

test('logging out ends this session and no other', async () => {
  await register('mwenye');
  const first = (await logIn('mwenye', goodPassword)).value.token;
  const second = (await logIn('mwenye', goodPassword)).value.token;
  const out = await platform.player('POST /wps/session/logout', { token: first, body: {} });
  assert.equal(out.status, 200);
  const gone = await platform.player('GET /wps/member/info', { token: first });
  assert.equal(gone.status, 401);
  assert.equal(gone.code, 'unauthenticated');
  assert.equal((await platform.player('GET /wps/member/info', { token: second })).status, 200);
});

test('a session ends after 30 idle minutes and after 24 hours, used or not', async () => {
  for (const [column, age] of [
    ['last_seen_at', '31 minutes'],
    ['created_at', '24 hours 1 minute'],
  ] as const) {
    const { token, id } = await registerTestMember(platform);
    await platform.owner.query(
      `UPDATE sessions SET ${column} = now() - $2::interval WHERE member_id = $1`,
      [id, age],
    );
    assert.equal((await platform.player('GET /wps/member/info', { token })).status, 401, column);
  }
});

test('use keeps a session alive, written at most once a minute', async () => {
  const { token, id } = await registerTestMember(platform);
  const seen = async (age: string) => {
    await platform.owner.query(
      `UPDATE sessions SET last_seen_at = now() - $2::interval WHERE member_id = $1`,
      [id, age],
    );
    await platform.player('GET /wps/member/info', { token });
    const { rows } = await platform.owner.query<{ seconds: number }>(
      `SELECT extract(epoch FROM now() - last_seen_at)::float8 AS seconds
         FROM sessions WHERE member_id = $1`,
      [id],
    );
    return rows[0]!.seconds;
  };
  assert.ok((await seen('29 minutes')) < 20);
  assert.ok((await seen('40 seconds')) >= 40);
});

test('what is not a token of ours is refused without a look into the database', async () => {
  for (const token of ['', 'm_short', 'null', `x_${'A'.repeat(43)}`, "m_' OR 1=1 --"]) {
    const answer = await platform.player('GET /wps/member/info', { token });
    assert.equal(answer.code, 'unauthenticated', token);
  }
});

test('the rules of the form are the rules of the server', async () => {
  const answer = await platform.player('GET /wps/system/setting/register');
  const byField = Object.fromEntries(
    answer.value.fields.map((rule: { field: string }) => [rule.field, rule]),
  );
  assert.deepEqual(byField.username, {
    field: 'username',
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 2,
    minLength: 4,
    maxLength: 20,
    isShown: true,
    isRequired: true,
  });
});

test('a rush of logins beyond the line is told when to come back', async () => {
  const rush = 150;
  const release = Promise.withResolvers<void>();
  // The hash that who is unknown is compared with is made first; what compares is held.
  const held = createPasswordLine(async (work) => {
    if (work.storedHash !== undefined) await release.promise;
    return lightHasher(work);
  });
  let standing = 0;
  const isRight: PasswordLine['isRight'] = async (...asked) => {
    standing += 1;
    return held.isRight(...asked).finally(() => (standing -= 1));
  };
  await withPasswordLine({ ...held, isRight }, async () => {
    let refusedCount = 0;
    const asked: ReturnType<typeof logIn>[] = [];
    const ask = async (at: number) => {
      const answer = await logIn(`rush${at}`, 'wrong', `10.20.${at >> 8}.${at & 255}`);
      if (answer.status === 429) refusedCount += 1;
      return answer;
    };
    // In waves, since the connections to the database are not what is tried here.
    while (asked.length < rush) {
      for (let more = 0; more < 25; more += 1) asked.push(ask(asked.length));
      await until('the wave to stand in line or be refused', () => {
        return standing + refusedCount === asked.length;
      });
    }
    release.resolve();
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 429);
    // How many wait depends on how fast the first hash was; the first two dozen always may.
    assert.ok(refused.length >= 1 && refused.length <= rush - 24, `${refused.length}`);
    assert.ok(refused.every(({ details }) => details?.['retryAfterSeconds'] === 5));
    assert.equal(answers.filter(({ status }) => status === 401).length, rush - refused.length);
  });
});
