import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { isLoggedIn } from '#domains/identity/passwords/security.testing.ts';
import { noteActive } from '#domains/identity/identity.ts';
import { openTestDevice } from '#domains/identity/passkeys/passkeys.testing.ts';
import { openTestBrowser } from '#domains/identity/staying/staying.testing.ts';
import { isWeakPin } from './pin.rules.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const pin = '2907';

const setLock = (token: string, more: object = {}) =>
  platform.player('PUT /wps/member/lock', {
    token,
    body: { password: goodPassword, minutes: 5, pin, ...more },
  });
const lockNow = (token: string) => platform.player('POST /wps/session/lock', { token, body: {} });
const unlock = (token: string, digits = pin) =>
  platform.player('POST /wps/session/unlock', { token, body: { pin: digits } });
const stateOf = async (token: string) =>
  (await platform.player('GET /wps/session/lock', { token })).value;
const infoCode = async (token: string) =>
  (await platform.player('GET /wps/member/info', { token })).code;

/** Two tabs of a browser that stays logged in, and another device, of a member with a lock. */
async function scene() {
  const member = await registerTestMember(platform);
  const browser = openTestBrowser(platform);
  const token = await browser.logInAndStay(member.username);
  const set = await setLock(token);
  assert.equal(set.status, 200, set.text);
  const tab: string = (await browser.resume()).value.token;
  return { ...member, browser, token, tab, elsewhere: member.token };
}

/** As if nobody had touched the member's devices for so long. */
async function passUnused(id: bigint, minutes: number) {
  for (const table of ['sessions', 'remembered_devices']) {
    await platform.owner.query(
      `UPDATE ${table} SET active_at = active_at - make_interval(mins => $2) WHERE member_id = $1`,
      [id, minutes],
    );
  }
}

test('without a lock nothing locks, and there is none at first', async () => {
  const { token, id } = await registerTestMember(platform);
  assert.deepEqual(await stateOf(token), { minutes: null, isLocked: false, hasPasskey: false });
  await passUnused(id, 600);
  assert.ok(await isLoggedIn(platform, token));
  assert.equal((await lockNow(token)).code, 'lock_not_set');
});

test('locking one tab locks all of the device, and no other device', async () => {
  const { token, tab, elsewhere } = await scene();
  assert.equal((await lockNow(token)).status, 200);
  for (const each of [token, tab]) assert.equal(await infoCode(each), 'session_locked');
  assert.ok(await isLoggedIn(platform, elsewhere));
  assert.equal((await unlock(tab)).status, 200);
  for (const each of [token, tab]) assert.ok(await isLoggedIn(platform, each));
});

test('a locked device is refused everything but unlocking, its state and the logout', async () => {
  const { token, browser } = await scene();
  await lockNow(token);
  const calls: [key: string, body?: object][] = [
    ['GET /wps/v2/wallets/balance'],
    ['POST /wps/session/active', {}],
    ['POST /wps/session/lock', {}],
    ['POST /wps/session/stay', {}],
    ['PUT /wps/member/lock', { password: goodPassword, minutes: 30, pin: '3816' }],
    ['POST /wps/member/lock/remove', { password: goodPassword }],
    ['POST /wps/member/password', { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' }],
    ['GET /wps/live'],
  ];
  for (const [key, body] of calls) {
    const answer = await platform.player(key, { token, ...(body && { body }) });
    assert.deepEqual([key, answer.status, answer.code], [key, 403, 'session_locked']);
  }
  assert.equal((await stateOf(token)).isLocked, true);
  assert.equal((await browser.ask('POST /wps/session/logout', { token })).status, 200);
  assert.equal(browser.jar.has('stay'), false);
});

test('the cookie of a device that stays logged in does not get round the lock', async () => {
  const { token, browser, id } = await scene();
  await lockNow(token);
  const later: string = (await browser.resume()).value.token;
  assert.equal(await infoCode(later), 'session_locked');
  await unlock(later);
  await passUnused(id, 6);
  browser.jar.delete('device');
  const idle: string = (await browser.resume()).value.token;
  assert.equal(await infoCode(idle), 'session_locked');
});

test('it locks after the minutes without use, by the database’s clock', async () => {
  const { token, tab, elsewhere, id } = await scene();
  await passUnused(id, 4);
  assert.ok(await isLoggedIn(platform, token));
  const active = await platform.player('POST /wps/session/active', { token: tab, body: {} });
  assert.equal(active.status, 200);
  await passUnused(id, 4);
  assert.ok(await isLoggedIn(platform, token));
  // Nobody touched the other one: reading is no use.
  assert.equal(await infoCode(elsewhere), 'session_locked');
  await passUnused(id, 2);
  assert.equal(await infoCode(token), 'session_locked');
});

test('a bet of a game that is open is use, and unlocks nothing', async () => {
  const { token, id } = await scene();
  const { rows } = await platform.owner.query<{ id: bigint }>(
    'SELECT id FROM sessions WHERE member_id = $1 ORDER BY id',
    [id],
  );
  const ids = rows.map((row) => row.id);
  await passUnused(id, 4);
  await noteActive(platform.context.database, ids);
  await passUnused(id, 4);
  assert.ok(await isLoggedIn(platform, token));
  await passUnused(id, 4);
  await noteActive(platform.context.database, ids);
  assert.equal(await infoCode(token), 'session_locked');
});

test('the fifth wrong PIN logs the device out, in whatever tab and however long it takes', async () => {
  const { token, tab, elsewhere, browser, id } = await scene();
  await lockNow(token);
  for (const [each, left] of [
    [token, 4],
    [tab, 3],
  ] as const) {
    const answer = await unlock(each, '1357');
    assert.deepEqual([answer.status, answer.code], [403, 'pin_wrong']);
    assert.deepEqual(answer.details, { left });
  }
  const again: string = (await browser.resume()).value.token;
  assert.deepEqual((await unlock(again, '1357')).details, { left: 2 });
  assert.deepEqual((await unlock(again, '1357')).details, { left: 1 });
  assert.equal((await unlock(again, '1357')).code, 'unauthenticated');
  for (const each of [token, tab, again]) assert.equal(await infoCode(each), 'unauthenticated');
  assert.equal((await browser.resume()).code, 'not_remembered');
  assert.ok(await isLoggedIn(platform, elsewhere));
  const { rows } = await platform.owner.query<{ action: string }>(
    `SELECT action FROM audit_entries WHERE subject = $1 AND action = 'member.unlock_failed'`,
    [`member:${id}`],
  );
  assert.equal(rows.length, 1);
});

test('of many PINs tried at once five are judged', async () => {
  const { token } = await scene();
  await lockNow(token);
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, at) => unlock(token, `${4100 + at}`)),
  );
  assert.ok(tries.filter(({ code }) => code === 'pin_wrong').length <= 4);
  assert.equal(await infoCode(token), 'unauthenticated');
});

test('a right PIN forgives the wrong ones before', async () => {
  const { token } = await scene();
  await lockNow(token);
  for (let at = 0; at < 4; at += 1) await unlock(token, '1357');
  assert.equal((await unlock(token)).status, 200);
  await lockNow(token);
  assert.deepEqual((await unlock(token, '1357')).details, { left: 4 });
});

test('a passkey of the member unlocks, another’s does not', async () => {
  const { token, tab } = await scene();
  const origin = 'http://localhost:8080';
  const headers = { origin, host: 'localhost:8080' };
  const ask = (key: string, by: string, body: object = {}) =>
    platform.player(key, { token: by, body, headers });
  const addTo = async (by: string) => {
    const device = openTestDevice(origin);
    const start = await ask('POST /wps/member/passkeys/start', by, { password: goodPassword });
    assert.equal(start.status, 200, start.text);
    const passkey = device.make(start.value.challenge);
    const added = await ask('POST /wps/member/passkeys', by, { name: 'Phone', passkey });
    assert.equal(added.status, 200, added.text);
    return device;
  };
  const own = await addTo(token);
  const strangers = await addTo((await registerTestMember(platform)).token);
  await lockNow(token);
  assert.equal((await stateOf(token)).hasPasskey, true);
  const use = async (device: typeof own) => {
    const start = await ask('POST /wps/session/unlock/passkey/start', token);
    const passkey = device.use(start.value.challenge);
    return ask('POST /wps/session/unlock/passkey', token, { passkey });
  };
  assert.equal((await use(strangers)).code, 'passkey_failed');
  assert.equal(await infoCode(tab), 'session_locked');
  assert.equal((await use(own)).status, 200);
  assert.ok(await isLoggedIn(platform, tab));
});

test('setting and removing ask for the login password, and keep the PIN as a hash alone', async () => {
  const { token, id } = await registerTestMember(platform);
  assert.equal((await setLock(token, { password: 'si-hili-2040' })).code, 'password_wrong');
  assert.equal((await setLock(token, { pin: '1234' })).code, 'pin_weak');
  assert.equal((await setLock(token, { minutes: 7 })).code, 'invalid_input');
  for (const wrong of ['123', '1234567', 'abcd'])
    assert.equal((await setLock(token, { pin: wrong })).code, 'invalid_input');
  assert.equal((await setLock(token)).status, 200);
  assert.equal((await platform.player('GET /wps/member/info', { token })).value.lockMinutes, 5);
  const { rows } = await platform.owner.query<{ hash: string }>(
    'SELECT unlock_pin_hash AS hash FROM credentials WHERE member_id = $1',
    [id],
  );
  assert.ok(!rows[0]?.hash.includes(pin));
  const remove = (password: string) =>
    platform.player('POST /wps/member/lock/remove', { token, body: { password } });
  assert.equal((await remove('si-hili-2040')).code, 'password_wrong');
  assert.equal((await remove(goodPassword)).status, 200);
  await passUnused(id, 60);
  assert.ok(await isLoggedIn(platform, token));
});

test('longer minutes unlock no device that is locked', async () => {
  const { token, elsewhere, id } = await scene();
  await passUnused(id, 6);
  await unlock(token);
  assert.equal((await setLock(token, { minutes: 30 })).status, 200);
  assert.equal(await infoCode(elsewhere), 'session_locked');
  assert.ok(await isLoggedIn(platform, token));
});

test('a login by password begins unlocked', async () => {
  const { token, username, browser } = await scene();
  await lockNow(token);
  assert.ok(await isLoggedIn(platform, await browser.logInAndStay(username)));
});

test('walks, repetitions and repeated pairs are no PIN', () => {
  for (const weak of ['0000', '1234', '9876', '1212', '121212', '65432'])
    assert.ok(isWeakPin(weak), weak);
  for (const good of ['2907', '1357', '12123', '480215']) assert.ok(!isWeakPin(good), good);
});
