import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { addStaff, codeAt, signInStaff, staffPassword } from '#domains/staff/staff.testing.ts';

let platform: TestPlatform;
let nowMs = Date.now();
before(async () => {
  platform = await openTestPlatform({ now: () => new Date(nowMs) });
});
after(() => platform.close());

const reason = 'Asked for by the shift lead';
/** A code is good once; half a minute later there is another. */
const nextCode = (secret: string) => codeAt(secret, (nowMs += 30_000));
const isAlive = async (token: string) =>
  (await platform.staff('GET /bo/session', { token })).status === 200;
const actionsOn = async (id: bigint) => {
  const { rows } = await platform.owner.query<{ action: string; reason: string | null }>(
    'SELECT action, reason FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`staff:${id}`],
  );
  return rows.map((row) => `${row.action}${row.reason === null ? '' : `: ${row.reason}`}`);
};

test('staff users are listed newest first, found by name and state, and each has a card', async () => {
  const keeper = await signInStaff(platform, { permissions: ['staff.read'] });
  const other = await signInStaff(platform, { permissions: [] });
  const list = async (query: string) =>
    (await platform.staff(`GET /bo/staff?${query}`, { token: keeper.token })).value;
  const first = await list('pageSize=1');
  assert.equal(first.items[0].username, other.username);
  const second = await list(`pageSize=1&cursor=${first.nextCursor}`);
  assert.equal(second.items[0].username, keeper.username);
  const found = await list(`search=${other.username.toUpperCase()}&state=active`);
  assert.deepEqual(
    found.items.map(({ username }: { username: string }) => username),
    [other.username],
  );
  assert.deepEqual((await list(`search=${other.username}&state=disabled`)).items, []);
  const { value: card } = await platform.staff(`GET /bo/staff/${other.id}`, {
    token: keeper.token,
  });
  assert.deepEqual(
    [card.state, card.hasSecondFactor, card.openSessions, card.sessions.length],
    ['active', true, 1, 1],
  );
  assert.equal(card.logins[0].action, 'staff.logged_in');
  const unknown = await platform.staff('GET /bo/staff/999999', { token: keeper.token });
  assert.equal(unknown.code, 'not_found');
});

test('who is shut out is out at once, and comes in again when let in', async () => {
  const keeper = await signInStaff(platform, { permissions: ['staff.change'] });
  const leaver = await signInStaff(platform, { permissions: [] });
  const turn = (act: string, id = leaver.id) =>
    platform.staff(`POST /bo/staff/${id}/${act}`, { token: keeper.token, body: { reason } });
  assert.equal((await turn('disable')).value.state, 'disabled');
  assert.equal(await isAlive(leaver.token), false);
  assert.equal((await turn('disable')).code, 'changed_meanwhile');
  assert.equal((await turn('enable')).value.state, 'active');
  assert.equal((await turn('enable')).code, 'changed_meanwhile');
  // A session that ended stays so.
  assert.equal(await isAlive(leaver.token), false);
  assert.equal((await turn('disable', keeper.id)).code, 'own_account');
  assert.equal((await turn('disable', 999_999n)).code, 'not_found');
  assert.deepEqual(await actionsOn(leaver.id), [
    'staff.logged_in',
    `staff.disabled: ${reason}`,
    `staff.enabled: ${reason}`,
  ]);
});

test('two keepers who shut each other out at once leave one', async () => {
  const own = await openTestPlatform();
  const blocker = await own.owner.connect();
  try {
    const first = await signInStaff(own, { permissions: ['staff.change'] });
    const second = await signInStaff(own, { permissions: ['staff.change'] });
    const shutOut = (token: string, id: bigint) =>
      own.staff(`POST /bo/staff/${id}/disable`, { token, body: { reason } });
    await blocker.query(`SELECT pg_advisory_lock(hashtext('staff people'))`);
    const answers = [shutOut(first.token, second.id), shutOut(second.token, first.id)];
    // Both were let in before either acts.
    await until('the change', async () => {
      const { rows } = await own.owner.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_locks JOIN pg_database ON pg_database.oid = database
          WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
      );
      return rows[0]?.count === 2;
    });
    await blocker.query(`SELECT pg_advisory_unlock(hashtext('staff people'))`);
    const told = (await Promise.all(answers)).map(({ success, code }) => (success ? 'done' : code));
    assert.deepEqual(new Set(told), new Set(['done', 'last_keeper']));
  } finally {
    blocker.release();
    await own.close();
  }
});

test('a keeper ends one session of a person, or all', async () => {
  const keeper = await signInStaff(platform, { permissions: ['staff.change', 'staff.read'] });
  const other = await signInStaff(platform, { permissions: [] });
  const end = (body: object) =>
    platform.staff(`POST /bo/staff/${other.id}/endSessions`, {
      token: keeper.token,
      body: { reason, ...body },
    });
  const { value } = await platform.staff(`GET /bo/staff/${other.id}`, { token: keeper.token });
  const sessionId = value.sessions[0].id;
  assert.deepEqual((await end({ sessionId })).value, { ended: 1 });
  assert.equal(await isAlive(other.token), false);
  assert.equal((await end({ sessionId })).code, 'not_found');
  assert.deepEqual((await end({})).value, { ended: 0 });
  const keepers = await platform.staff(`GET /bo/staff/${keeper.id}`, { token: keeper.token });
  const own = keepers.value.sessions[0];
  assert.equal(own.isOwn, true);
  // A session of somebody else is none of this person's.
  assert.equal((await end({ sessionId: own.id })).code, 'not_found');
  assert.equal(await isAlive(keeper.token), true);
});

test('the own password changes by the old one and a fresh code, and other sessions end', async () => {
  const here = await signInStaff(platform, { permissions: [] });
  const elsewhere = await platform.staff('POST /bo/session/login', {
    body: {
      username: here.username,
      password: staffPassword,
      code: nextCode(here.totpSecret),
    },
  });
  const change = (body: object) =>
    platform.staff('POST /bo/own/password', { token: here.token, body });
  const newPassword = 'Bustani-ya-Forodhani-9';
  const good = () => ({ password: staffPassword, code: nextCode(here.totpSecret), newPassword });
  assert.equal((await change({ ...good(), newPassword: 'Short-1-aaa' })).code, 'password_short');
  const named = `${here.username}-${here.username}`;
  assert.equal((await change({ ...good(), newPassword: named })).code, 'password_short');
  const same = await change({ ...good(), newPassword: staffPassword });
  assert.equal(same.code, 'password_unchanged');
  assert.equal((await change({ ...good(), password: 'not this one' })).code, 'proof_wrong');
  const used = good();
  assert.equal((await change(used)).status, 200);
  assert.equal((await change({ ...used, password: newPassword })).code, 'password_unchanged');
  const again = { ...used, password: newPassword, newPassword: staffPassword };
  assert.equal((await change(again)).code, 'proof_wrong');
  assert.equal(await isAlive(here.token), true);
  assert.equal(await isAlive(elsewhere.value.token), false);
  const back = await platform.staff('POST /bo/session/login', {
    body: {
      username: here.username,
      password: newPassword,
      code: nextCode(here.totpSecret),
    },
  });
  assert.equal(back.status, 200);
});

test('another authenticator counts once a code of it was typed, and the old one no longer', async () => {
  const here = await signInStaff(platform, { permissions: [] });
  const post = (path: string, body: object) =>
    platform.staff(`POST /bo/own/authenticator${path}`, { token: here.token, body });
  assert.equal((await post('', { code: '123456' })).code, 'not_started');
  const wrong = { password: 'not this one', code: nextCode(here.totpSecret) };
  assert.equal((await post('/start', wrong)).code, 'proof_wrong');
  const proof = { password: staffPassword, code: nextCode(here.totpSecret) };
  const { value: fresh } = await post('/start', proof);
  assert.match(fresh.uri, /^otpauth:\/\/totp\//);
  const ofOld = await post('', { code: nextCode(here.totpSecret) });
  assert.equal(ofOld.code, 'code_wrong');
  assert.equal((await post('', { code: nextCode(fresh.secret) })).status, 200);
  const logIn = (secret: string) =>
    platform.staff('POST /bo/session/login', {
      body: { username: here.username, password: staffPassword, code: nextCode(secret) },
    });
  assert.equal((await logIn(here.totpSecret)).code, 'login_failed');
  assert.equal((await logIn(fresh.secret)).status, 200);
});

test('everybody sees and ends the own sessions', async () => {
  const here = await signInStaff(platform, { permissions: [] });
  const other = await platform.staff('POST /bo/session/login', {
    body: {
      username: here.username,
      password: staffPassword,
      code: nextCode(here.totpSecret),
    },
  });
  const { value } = await platform.staff('GET /bo/own', { token: here.token });
  assert.deepEqual(
    value.sessions.map(({ isOwn }: { isOwn: boolean }) => isOwn),
    [false, true],
  );
  const end = (body: object) =>
    platform.staff('POST /bo/own/endSessions', { token: here.token, body });
  assert.equal((await end({ sessionId: '999999' })).code, 'not_found');
  assert.deepEqual((await end({})).value, { ended: 1 });
  assert.equal(await isAlive(other.value.token), false);
  assert.equal(await isAlive(here.token), true);
});

test('roles tell what each may do and how many have it', async () => {
  const keeper = await signInStaff(platform, { permissions: ['staff.read'] });
  await addStaff(platform, []);
  const { value } = await platform.staff('GET /bo/staffRoles', { token: keeper.token });
  const own = value.items.find(({ code }: { code: string }) => code.includes(keeper.username));
  assert.deepEqual([own.permissions, own.people, own.isBuiltIn], [['staff.read'], 1, false]);
  assert.equal(value.items[0].isBuiltIn, true);
});
