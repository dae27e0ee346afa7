import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  registration,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { isLoggedIn, logInAs, memberWith, messagesTo, newPassword } from './security.testing.ts';

let platform: TestPlatform;
let second: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  second = await openTestPlatform({ sharing: platform });
});
after(async () => {
  await second.close();
  await platform.close();
});

const change = (token: string, more: object = {}, method = 'POST') =>
  platform.player(`${method} /wps/member/password`, {
    token,
    body: {
      oldPassword: goodPassword,
      newPassword,
      confirmNewPassword: newPassword,
      ...more,
    },
  });

const both = (password: string) => ({ newPassword: password, confirmNewPassword: password });

test('a changed password ends every other session and keeps the present one', async () => {
  for (const method of ['POST', 'PUT']) {
    const { token, username } = await registerTestMember(platform);
    const other = (await logInAs(platform, username)).value.token;
    const answer = await change(token, {}, method);
    assert.equal(answer.status, 200, answer.text);
    assert.ok(await isLoggedIn(platform, token));
    assert.ok(!(await isLoggedIn(platform, other)));
    assert.equal((await logInAs(platform, username)).code, 'login_failed');
    assert.equal((await logInAs(platform, username, newPassword)).status, 200);
  }
});

test('open pages of the ended sessions are told on another process, this one stays', async () => {
  const { token, username } = await registerTestMember(platform);
  const other = (await logInAs(platform, username)).value.token;
  await second.app.player.listen({ port: 0, host: '127.0.0.1' });
  const { port } = second.app.player.server.address() as AddressInfo;
  const control = new AbortController();
  const open = async (bearer: string) => {
    const { body } = await fetch(`http://127.0.0.1:${port}/wps/live`, {
      headers: { authorization: `Bearer ${bearer}` },
      signal: control.signal,
    });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    return reader;
  };
  const [staying, ending] = [await open(token), await open(other)];
  assert.equal((await change(token)).status, 200);
  let heard = '';
  for (;;) {
    const { value, done } = await ending.read();
    if (done) break;
    heard += value;
  }
  assert.match(heard, /session_ended/);
  let isOver = false;
  const rest = (async () => {
    while (!(await staying.read()).done);
    isOver = true;
  })().catch(() => undefined);
  assert.ok(!isOver);
  control.abort();
  await rest;
});

test('a wrong old password is refused and after five the guesser waits', async () => {
  const { token } = await registerTestMember(platform);
  for (let guess = 0; guess < 5; guess += 1) {
    const answer = await change(token, { oldPassword: `wrong-${guess}` });
    assert.equal(answer.status, 403);
    assert.equal(answer.code, 'password_wrong');
  }
  assert.equal((await change(token)).code, 'too_many_requests');
});

test('the new password keeps the rules of registration and is another one', async () => {
  const { token, username } = await registerTestMember(platform, 'Mwanahamisi9');
  const cases = [
    [both('short-1'), 'password_invalid'],
    [both(username), 'password_invalid'],
    [both('password123'), 'password_too_common'],
    [both('4815162342'), 'password_too_common'],
    [both(`kwa-${username}-pia`), 'password_too_common'],
    [{ confirmNewPassword: 'embe-Bivu-2052' }, 'passwords_differ'],
    [both(goodPassword), 'password_unchanged'],
  ] as const;
  for (const [more, code] of cases) {
    const answer = await change(token, more);
    assert.equal(answer.code, code);
    assert.equal(answer.status, 400);
  }
  assert.equal((await logInAs(platform, username)).status, 200);
});

test('the brand’s own name is no password, whatever the brand is called', async () => {
  const { token } = await registerTestMember(platform);
  await platform.owner.query(`UPDATE brands SET name = 'Mwanga'`);
  const refused = await change(token, both('Mwanga-2026!'));
  const registered = await platform.player('POST /wps/member/register', {
    body: registration('jina77', { password: 'Mwanga-2026!', confirmPassword: 'Mwanga-2026!' }),
  });
  await platform.owner.query(`UPDATE brands SET name = 'Bahati'`);
  assert.equal(refused.code, 'password_too_common');
  assert.equal(registered.code, 'password_too_common');
  assert.equal((await change(token, both('Mwanga-2026!'))).success, true);
});

test('who is not logged in changes nothing', async () => {
  assert.equal((await change('')).code, 'unauthenticated');
});

test('of changes sent at once one wins, and its password is the one that counts', async () => {
  const { token, username } = await registerTestMember(platform);
  const passwords = ['embe-Bivu-1', 'embe-Bivu-2', 'embe-Bivu-3', 'embe-Bivu-4'];
  const answers = await Promise.all(passwords.map((password) => change(token, both(password))));
  const won = passwords.filter((_, at) => answers[at]?.status === 200);
  assert.equal(won.length, 1);
  const lost = answers.filter(({ code }) => code === 'password_wrong');
  assert.equal(lost.length, 3);
  assert.equal((await logInAs(platform, username, won[0])).status, 200);
});

test('the member is told at the bound address, else at the number, in the own language', async () => {
  const cases = [
    [{ email: 'badili@example.com', mobile: '+254712000101' }, 'badili@example.com'],
    [{ mobile: '+254712000102' }, '+254712000102'],
  ] as const;
  for (const [contacts, recipient] of cases) {
    const { token } = await memberWith(platform, contacts);
    await platform.player('POST /wps/member/language', { token, body: { language: 'sw' } });
    assert.equal((await change(token)).status, 200);
    const messages = await messagesTo(platform, recipient);
    assert.deepEqual(
      messages.map(({ purpose, language }) => ({ purpose, language })),
      [{ purpose: 'password_changed', language: 'sw' }],
    );
  }
  assert.deepEqual(await messagesTo(platform, '+254712000101'), []);
});

test('the change is noted without the password and lifts the duty to change it', async () => {
  const { token, id, username } = await registerTestMember(platform);
  await platform.owner.query(
    'UPDATE credentials SET must_change_password = true WHERE member_id = $1',
    [id],
  );
  assert.equal((await change(token)).status, 200);
  const { rows } = await platform.owner.query<{ must: boolean }>(
    'SELECT must_change_password AS must FROM credentials WHERE member_id = $1',
    [id],
  );
  assert.deepEqual(rows, [{ must: false }]);
  const audit = await platform.owner.query<{ actor: string; action: string; row: string }>(
    'SELECT actor, action, audit_entries::text AS row FROM audit_entries WHERE subject = $1',
    [`member:${id}`],
  );
  assert.equal(audit.rows.length, 1);
  assert.equal(audit.rows[0]?.actor, username);
  assert.equal(audit.rows[0]?.action, 'member.password_changed');
  assert.ok(!audit.rows[0]?.row.includes(newPassword));
});

test('a login with the old password that is under way while it changes opens nothing', async () => {
  const { id, username } = await registerTestMember(platform);
  const changing = await platform.owner.connect();
  await changing.query('BEGIN');
  await changing.query(`UPDATE credentials SET password_hash = 'another' WHERE member_id = $1`, [
    id,
  ]);
  const login = logInAs(platform, username);
  for (let isWaiting = false; !isWaiting; ) {
    const { rowCount } = await platform.owner.query(
      `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    isWaiting = (rowCount ?? 0) > 0;
  }
  await changing.query('COMMIT');
  changing.release();
  assert.equal((await login).code, 'login_failed');
});
