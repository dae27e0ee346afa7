import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { permission } from '@bahati/contract/back-office/staff/permissions.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { addStaff, allowStaff, codeAt, signInStaff, staffPassword } from './staff.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const logIn = (username: string, code: string, password = staffPassword, ip = '10.0.0.1') =>
  platform.staff('POST /bo/session/login', { body: { username, password, code }, ip });

const fiveLetters = (code: string) =>
  code.replace(/.$/, (digit) => String((Number(digit) + 5) % 10));

test('password and code together open a session; every failure answers the same', async () => {
  const { username, totpSecret } = await addStaff(platform, ['audit.read']);
  const code = codeAt(totpSecret);
  const failures = [
    await logIn(username, code, 'wrong password'),
    await logIn(username, fiveLetters(code)),
    await logIn('nobody-here', code),
    await logIn(username, codeAt(totpSecret, Date.now() - 5 * 60_000)),
  ];
  const bare = failures.map(({ text }) => text.replace(/"requestId":"[^"]*"/, ''));
  assert.equal(new Set(bare).size, 1);
  assert.equal(failures[0]!.status, 401);
  assert.equal(failures[0]!.code, 'login_failed');
  const answer = await logIn(username.toUpperCase(), code);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(answer.value.staff.permissions, ['audit.read']);
  const me = await platform.staff('GET /bo/session', { token: answer.value.token });
  assert.equal(me.value.username, username);
});

test('a code is good once, and none older than the last one used', async () => {
  const { username, totpSecret } = await addStaff(platform, []);
  const now = Date.now();
  const code = codeAt(totpSecret, now);
  assert.equal((await logIn(username, code)).status, 200);
  assert.equal((await logIn(username, code)).code, 'login_failed');
  assert.equal((await logIn(username, codeAt(totpSecret, now - 30_000))).code, 'login_failed');
  assert.equal((await logIn(username, codeAt(totpSecret, now + 30_000))).status, 200);
});

test('one code sent ten times at once opens one session', async () => {
  const { username, totpSecret } = await addStaff(platform, []);
  const code = codeAt(totpSecret);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => logIn(username, code, staffPassword, `10.1.0.${at}`)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
});

test('guessing is braked at the guesser’s address', async () => {
  const { username, totpSecret } = await addStaff(platform, []);
  for (let guess = 0; guess < 5; guess += 1) await logIn(username, '000000', 'wrong', '10.9.9.9');
  assert.equal((await logIn(username, codeAt(totpSecret), staffPassword, '10.9.9.9')).status, 429);
  assert.equal((await logIn(username, codeAt(totpSecret))).status, 200);
});

test('a session ends by logout, idleness, age, or when staff is disabled', async () => {
  const alive = async (token: string) =>
    (await platform.staff('GET /bo/session', { token })).status === 200;
  const leaver = await signInStaff(platform, { permissions: [] });
  await platform.staff('POST /bo/session/logout', { token: leaver.token, body: {} });
  assert.equal(await alive(leaver.token), false);
  const changes = [
    `UPDATE staff_sessions SET last_seen_at = now() - interval '31 minutes' WHERE staff_id = $1`,
    `UPDATE staff_sessions SET created_at = now() - interval '12 hours 1 s' WHERE staff_id = $1`,
    'UPDATE staff_members SET is_enabled = false WHERE id = $1',
  ];
  for (const change of changes) {
    const staff = await signInStaff(platform, { permissions: [] });
    assert.equal(await alive(staff.token), true);
    await platform.owner.query(change, [staff.id]);
    assert.equal(await alive(staff.token), false, change);
  }
});

test('every call of the back office demands its permission, from the next request on', async () => {
  const calls = Object.entries(backOfficeCalls).flatMap(([key, call]) =>
    call.audience === 'staff' ? [{ key, needed: call.permission }] : [],
  );
  const member = await registerTestMember(platform);
  const nobody = await signInStaff(platform, { permissions: [] });
  const everybody = await signInStaff(platform, { permissions: 'all' });
  for (const { key, needed } of calls) {
    if (key === 'POST /bo/session/logout') continue;
    const isCard = key.includes('members/:id');
    const url = key.replace(':id', isCard ? '100001' : '7b7cbb2c-41a7-4c8e-9b4c-1a1f0f0b6f11');
    const body = key.endsWith('reject') ? { reason: 'long enough' } : {};
    const ask = (token?: string) =>
      platform.staff(url, { token, ...(key.startsWith('POST') ? { body } : {}) });
    assert.equal((await ask()).code, 'unauthenticated', key);
    assert.equal((await ask(member.token)).code, 'unauthenticated', key);
    assert.equal((await ask(nobody.token)).code === 'forbidden', needed !== null, key);
    const others = permission.options.filter((name) => name !== needed);
    await allowStaff(platform, nobody, others);
    assert.equal((await ask(nobody.token)).code === 'forbidden', needed !== null, key);
    await allowStaff(platform, nobody, []);
    const allowed = await ask(everybody.token);
    assert.notEqual(allowed.code, 'forbidden', key);
    assert.notEqual(allowed.code, 'unauthenticated', key);
  }
});

test('the audit log tells who came, newest first, by page and by filter', async () => {
  const staff = await signInStaff(platform, { permissions: ['audit.read'] });
  await logIn(staff.username, '000000', 'wrong');
  const subject = `staff:${staff.id}`;
  const list = async (query: string) =>
    (await platform.staff(`GET /bo/audit?${query}`, { token: staff.token })).value;
  const both = await list(`subject=${subject}`);
  assert.deepEqual(
    both.items.map((entry: { action: string }) => entry.action),
    ['staff.login_failed', 'staff.logged_in'],
  );
  assert.equal(both.items[1].actor, staff.username);
  const failed = await list(`subject=${subject}&action=staff.login_failed`);
  assert.equal(failed.items.length, 1);
  const page = await list('pageSize=1');
  assert.notEqual(
    (await list(`pageSize=1&cursor=${page.nextCursor}`)).items[0].id,
    page.items[0].id,
  );
});

test('an unknown name is not written down: people type passwords there', async () => {
  await logIn('my-Secret-Passw0rd', '123456');
  const { rows } = await platform.owner.query<{ found: boolean }>(
    `SELECT bool_or(audit_entries::text ILIKE '%my-secret%') AS found FROM audit_entries`,
  );
  assert.equal(rows[0]!.found, false);
});
