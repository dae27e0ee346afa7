import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { isLoggedIn, newPassword } from '#domains/identity/passwords/security.testing.ts';
import { endSessions } from '#domains/identity/identity.ts';
import { dropOldDevices } from './staying.ts';
import { openTestBrowser } from './staying.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

/** A member at a browser that stays logged in. */
async function scene() {
  const member = await registerTestMember(platform);
  const browser = openTestBrowser(platform);
  const token = await browser.logInAndStay(member.username);
  return { ...member, browser, token, elsewhere: member.token };
}

const auditsOf = async (id: bigint) => {
  const { rows } = await platform.owner.query<{ action: string }>(
    'SELECT action FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`member:${id}`],
  );
  return rows.map(({ action }) => action);
};

const devicesOf = async (token: string) =>
  (await platform.player('GET /wps/member/sessions', { token })).value.items as {
    id: string;
    name: string;
    isThisDevice: boolean;
    isRemembered: boolean;
  }[];

test('a device that stays logged in gives each new tab a session of its own', async () => {
  const { browser, token, username, id } = await scene();
  const first = await browser.resume();
  assert.equal(first.status, 200, first.text);
  assert.equal(first.value.userName, username);
  const second = await browser.resume();
  assert.notEqual(first.value.token, second.value.token);
  for (const each of [token, first.value.token, second.value.token]) {
    assert.ok(await isLoggedIn(platform, each));
  }
  assert.ok((await auditsOf(id)).includes('member.device_remembered'));
});

test('the cookie is out of reach of scripts, other sites and other calls, and stored hashed', async () => {
  const member = await registerTestMember(platform);
  const answer = await platform.player('POST /wps/session/stay', {
    token: member.token,
    body: {},
  });
  const cookie = String(answer.headers['set-cookie']);
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/wps/session/stay']) {
    assert.ok(cookie.includes(part), cookie);
  }
  const value = /stay=([^;]+)/.exec(cookie)?.[1] ?? '';
  const { rows } = await platform.owner.query<{ text: string }>(
    'SELECT remembered_devices::text AS text FROM remembered_devices WHERE member_id = $1',
    [member.id],
  );
  for (const part of value.split('.')) assert.ok(!rows[0]?.text.includes(part));
});

test('two tabs at once may ask with the same cookie', async () => {
  const { browser } = await scene();
  const answers = await Promise.all([browser.resume(), browser.resume(), browser.resume()]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal((await browser.resume()).status, 200);
});

test('a cookie that was used before logs the whole device out', async () => {
  const { browser, token, elsewhere, id } = await scene();
  const stolen = browser.jar.get('stay') ?? '';
  const tab = await browser.resume();
  await platform.owner.query(
    `UPDATE remembered_devices SET changed_at = now() - interval '61 seconds'
      WHERE member_id = $1`,
    [id],
  );
  const thief = openTestBrowser(platform);
  thief.jar.set('stay', stolen);
  const answer = await thief.resume();
  assert.equal(answer.status, 403);
  assert.equal(answer.code, 'not_remembered');
  assert.equal(thief.jar.has('stay'), false);
  assert.ok(!(await isLoggedIn(platform, token)));
  assert.ok(!(await isLoggedIn(platform, tab.value.token)));
  assert.ok(await isLoggedIn(platform, elsewhere));
  assert.equal((await browser.resume()).code, 'not_remembered');
  assert.ok((await auditsOf(id)).includes('member.device_reused'));
});

test('no cookie, or one that is none of ours, opens nothing', async () => {
  const browser = openTestBrowser(platform);
  assert.equal((await browser.resume()).code, 'not_remembered');
  for (const value of ['x', 's_a.r_b', `s_${'a'.repeat(43)}.r_${'b'.repeat(43)}`]) {
    browser.jar.set('stay', value);
    const answer = await browser.resume();
    assert.deepEqual([answer.status, answer.code], [403, 'not_remembered']);
  }
});

test('logging out ends the device with all its tabs, and no other', async () => {
  const { browser, token, elsewhere } = await scene();
  const tab = (await browser.resume()).value.token;
  await browser.ask('POST /wps/session/logout', { token: tab });
  assert.equal(browser.jar.has('stay'), false);
  assert.ok(!(await isLoggedIn(platform, token)));
  assert.ok(await isLoggedIn(platform, elsewhere));
});

test('it is one device in the list, whatever tabs it has, and can be logged out from another', async () => {
  const { browser, token, elsewhere, id } = await scene();
  await browser.resume();
  const devices = await devicesOf(elsewhere);
  assert.deepEqual(
    devices.map(({ isRemembered, isThisDevice }) => [isRemembered, isThisDevice]),
    [
      [true, false],
      [false, true],
    ],
  );
  assert.equal(devices[0]?.name, 'Chrome on Android');
  assert.ok((await devicesOf(token))[0]?.isThisDevice);
  const end = (by: string) =>
    platform.player(`DELETE /wps/member/rememberedDevices/${devices[0]?.id}`, { token: by });
  const stranger = await registerTestMember(platform);
  assert.equal((await end(stranger.token)).code, 'not_found');
  assert.equal((await end(elsewhere)).status, 200);
  assert.ok(!(await isLoggedIn(platform, token)));
  assert.equal((await browser.resume()).code, 'not_remembered');
  assert.equal((await end(elsewhere)).code, 'not_found');
  assert.ok((await auditsOf(id)).includes('member.device_forgotten'));
});

test('it stays in the list when its tabs are closed', async () => {
  const { browser, token, elsewhere } = await scene();
  await platform.owner.query(
    `UPDATE sessions SET last_seen_at = now() - interval '31 minutes'
      WHERE remembered_device_id IS NOT NULL`,
  );
  assert.ok(!(await isLoggedIn(platform, token)));
  assert.equal((await devicesOf(elsewhere)).filter((device) => device.isRemembered).length, 1);
  assert.equal((await browser.resume()).status, 200);
});

test('a new password ends every device, the one it was changed on too', async () => {
  const { browser, token } = await scene();
  const body = {
    oldPassword: goodPassword,
    newPassword,
    confirmNewPassword: newPassword,
  };
  const changed = await platform.player('POST /wps/member/password', { token, body });
  assert.equal(changed.status, 200, changed.text);
  assert.ok(await isLoggedIn(platform, token));
  assert.equal((await browser.resume()).code, 'not_remembered');
});

test('all other devices are logged out and this one stays, with its other tabs', async () => {
  const { browser, token, elsewhere, username } = await scene();
  const other = openTestBrowser(platform);
  await other.logInAndStay(username);
  const tab = (await browser.resume()).value.token;
  await platform.player('POST /wps/member/endOtherSessions', { token, body: {} });
  assert.ok(await isLoggedIn(platform, tab));
  assert.ok(!(await isLoggedIn(platform, elsewhere)));
  assert.equal((await browser.resume()).status, 200);
  assert.equal((await other.resume()).code, 'not_remembered');
});

test('a time-out of play ends it', async () => {
  const { browser, token } = await scene();
  const body = { password: goodPassword, months: 6 };
  const excluded = await platform.player('POST /wps/member/selfExclusion', { token, body });
  assert.equal(excluded.status, 200, excluded.text);
  assert.equal((await browser.resume()).code, 'not_remembered');
});

test('whatever ends all sessions of a member ends his devices: a block, a closed account, staff', async () => {
  const { browser, id } = await scene();
  await inTransaction(platform.context.database, (transaction) => endSessions(transaction, id));
  assert.equal((await browser.resume()).code, 'not_remembered');
});

test('a member who is blocked does not come back, even while his device still stands', async () => {
  const { browser, id } = await scene();
  await platform.owner.query(
    'UPDATE credentials SET is_login_blocked = true WHERE member_id = $1',
    [id],
  );
  assert.equal((await browser.resume()).code, 'not_remembered');
});

test('after sixty days the member logs in again', async () => {
  const { browser, id } = await scene();
  await platform.owner.query(
    `UPDATE remembered_devices SET created_at = created_at - interval '61 days',
            expires_at = expires_at - interval '61 days' WHERE member_id = $1`,
    [id],
  );
  assert.equal((await browser.resume()).code, 'not_remembered');
});

test('an eleventh device ends the one that was not used for longest', async () => {
  const { username, browser } = await scene();
  const others = [];
  for (let at = 0; at < 10; at += 1) {
    const other = openTestBrowser(platform);
    await other.logInAndStay(username);
    others.push(other);
  }
  assert.equal((await browser.resume()).code, 'not_remembered');
  assert.equal((await others[0]?.resume())?.status, 200);
});

test('only a login of a moment ago may ask to stay', async () => {
  const { token, id } = await registerTestMember(platform);
  await platform.owner.query(
    `UPDATE sessions SET created_at = created_at - interval '11 minutes' WHERE member_id = $1`,
    [id],
  );
  const answer = await openTestBrowser(platform).stay(token);
  assert.deepEqual([answer.status, answer.code], [403, 'login_too_old']);
});

test('a trial member does not stay', async () => {
  const { token, id } = await registerTestMember(platform);
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [id]);
  const answer = await openTestBrowser(platform).stay(token);
  assert.deepEqual([answer.status, answer.code], [403, 'need_true_account']);
});

test('a login that is not proven yet may not ask to stay', async () => {
  const { token, id } = await registerTestMember(platform);
  await platform.owner.query('UPDATE sessions SET needs_step_up = true WHERE member_id = $1', [id]);
  assert.equal((await openTestBrowser(platform).stay(token)).code, 'step_up_required');
});

test('whoever stays next at the same browser is the only one it logs in', async () => {
  const { browser, id } = await scene();
  const next = await registerTestMember(platform);
  await browser.stay(next.token);
  assert.equal((await browser.resume()).value.userName, next.username);
  const { rows } = await platform.owner.query(
    'SELECT 1 FROM remembered_devices WHERE member_id = $1 AND ended_at IS NULL',
    [id],
  );
  assert.equal(rows.length, 0);
});

test('devices that expired long ago are dropped, and their sessions stay on record', async () => {
  const { id } = await scene();
  await platform.owner.query(
    `UPDATE remembered_devices SET created_at = created_at - interval '91 days',
            expires_at = expires_at - interval '91 days' WHERE member_id = $1`,
    [id],
  );
  await dropOldDevices(platform.context);
  const { rows } = await platform.owner.query<{ devices: number; sessions: number }>(
    `SELECT (SELECT count(*)::int FROM remembered_devices WHERE member_id = $1) AS devices,
            (SELECT count(*)::int FROM sessions WHERE member_id = $1) AS sessions`,
    [id],
  );
  assert.deepEqual(rows, [{ devices: 0, sessions: 2 }]);
});
