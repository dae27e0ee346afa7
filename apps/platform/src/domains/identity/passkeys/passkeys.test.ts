import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { isLoggedIn } from '#domains/identity/passwords/security.testing.ts';
import { openTestDevice } from './passkeys.testing.ts';

const origin = 'http://localhost:8080';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

type Device = ReturnType<typeof openTestDevice>;
const headers = { origin, host: 'localhost:8080' };

const ask = (key: string, body: object, token?: string) =>
  platform.player(key, { body, headers, ...(token === undefined ? {} : { token }) });

const start = async (token: string): Promise<string> => {
  const answer = await ask('POST /wps/member/passkeys/start', { password: goodPassword }, token);
  assert.equal(answer.status, 200, answer.text);
  return answer.value.challenge;
};

const add = (token: string, passkey: object, name = 'Simu yangu') =>
  ask('POST /wps/member/passkeys', { name, passkey }, token);

async function memberWithPasskey() {
  const member = await registerTestMember(platform);
  const device = openTestDevice(origin);
  const answer = await add(member.token, device.make(await start(member.token)));
  assert.equal(answer.status, 200, answer.text);
  return { ...member, device };
}

const challenge = async (): Promise<string> =>
  (await ask('POST /wps/session/passkey/start', {})).value.challenge;

const logIn = (passkey: object) => ask('POST /wps/session/login', { type: 'passkey', passkey });

const logInBy = async (device: Device) => logIn(device.use(await challenge()));

const passkeysOf = async (token: string) =>
  (await platform.player('GET /wps/member/passkeys', { token })).value.items as {
    id: string;
    name: string;
    lastUsedAt: string | null;
  }[];

test('a passkey that was added logs its member in without a user name', async () => {
  const { device, username, token } = await memberWithPasskey();
  const answer = await logInBy(device);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.value.userName, username);
  assert.ok(await isLoggedIn(platform, answer.value.token));
  const [passkey] = await passkeysOf(token);
  assert.equal(passkey?.name, 'Simu yangu');
  assert.notEqual(passkey?.lastUsedAt, null);
});

test('its login is a second proof: a new network is not asked about', async () => {
  const { device, id } = await memberWithPasskey();
  await platform.owner.query('UPDATE credentials SET email = $2 WHERE member_id = $1', [
    id,
    `m${id}@example.com`,
  ]);
  await platform.owner.query('DELETE FROM known_networks WHERE member_id = $1', [id]);
  const answer = await logInBy(device);
  assert.ok(await isLoggedIn(platform, answer.value.token));
});

test('a member hears of one that was added or removed, and the audit log keeps it', async () => {
  const { token, id } = await memberWithPasskey();
  const [passkey] = await passkeysOf(token);
  const remove = (password: string) =>
    ask(`POST /wps/member/passkeys/${passkey?.id}/remove`, { password }, token);
  assert.equal((await remove('si-hili-2040')).code, 'password_wrong');
  assert.equal((await remove(goodPassword)).status, 200);
  assert.equal((await remove(goodPassword)).code, 'not_found');
  assert.deepEqual(await passkeysOf(token), []);
  const { rows } = await platform.owner.query<{ action: string }>(
    `SELECT action FROM audit_entries WHERE subject = $1 AND action LIKE 'member.passkey%'
      ORDER BY id`,
    [`member:${id}`],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['member.passkey_added', 'member.passkey_removed'],
  );
  const told = await platform.owner.query(
    `SELECT 1 FROM graphile_worker._private_jobs WHERE payload->>'event' LIKE 'passkey_%'
       AND payload->>'memberId' = $1`,
    [id.toString()],
  );
  assert.equal(told.rowCount, 2);
});

test('a challenge is answered once, and only the one that was asked', async () => {
  const { device } = await memberWithPasskey();
  const passkey = device.use(await challenge());
  assert.equal((await logIn(passkey)).status, 200);
  assert.equal((await logIn(passkey)).code, 'passkey_failed');
  assert.equal((await logIn(device.use('YSBjaGFsbGVuZ2U'))).code, 'passkey_failed');
});

test('a device is asked for a key whose signature a login takes', async () => {
  const { token } = await registerTestMember(platform);
  const { value } = await ask('POST /wps/member/passkeys/start', { password: goodPassword }, token);
  const offered = (value.pubKeyCredParams as { alg: number }[]).map(({ alg }) => alg);
  assert.deepEqual(offered, [-8, -7, -257]);
});

test('a challenge is too old after five minutes', async () => {
  const { device } = await memberWithPasskey();
  const passkey = device.use(await challenge());
  await platform.owner.query(
    `UPDATE passkey_challenges SET created_at = created_at - interval '6 minutes'`,
  );
  assert.equal((await logIn(passkey)).code, 'passkey_failed');
});

test('a counter that does not count on is a copy', async () => {
  const { device } = await memberWithPasskey();
  assert.equal((await logIn(device.use(await challenge(), 7))).status, 200);
  assert.equal((await logIn(device.use(await challenge(), 7))).code, 'passkey_failed');
  assert.equal((await logIn(device.use(await challenge(), 8))).status, 200);
});

test('without its owner being verified it opens nothing and is not added', async () => {
  const { device, token } = await memberWithPasskey();
  device.ask.isVerified = false;
  assert.equal((await logInBy(device)).code, 'passkey_failed');
  const other = openTestDevice(origin);
  other.ask.isVerified = false;
  assert.equal((await add(token, other.make(await start(token)))).code, 'passkey_failed');
});

test('one of another site, and one nobody has, open nothing', async () => {
  const { token } = await memberWithPasskey();
  const foreign = openTestDevice('http://evil.example');
  assert.equal((await add(token, foreign.make(await start(token)))).code, 'passkey_failed');
  assert.equal((await logInBy(openTestDevice(origin))).code, 'passkey_failed');
});

test('a challenge of one session adds nothing in another', async () => {
  const { token } = await registerTestMember(platform);
  const other = await registerTestMember(platform);
  const made = openTestDevice(origin).make(await start(token));
  assert.equal((await add(other.token, made)).code, 'passkey_failed');
});

test('adding asks for the password, and ten are the most', async () => {
  const { token, id } = await memberWithPasskey();
  const wrong = { password: 'si-hili-2040' };
  assert.equal((await ask('POST /wps/member/passkeys/start', wrong, token)).code, 'password_wrong');
  const late = await start(token);
  await platform.owner.query(
    `INSERT INTO passkeys (member_id, credential_id, public_key, counter, rp_id, name)
     SELECT $1::bigint, sha256((n || 'x' || ($1::bigint)::text)::bytea), '', 0, 'localhost', 'n'
       FROM generate_series(1, 9) AS n`,
    [id],
  );
  const again = await ask('POST /wps/member/passkeys/start', { password: goodPassword }, token);
  assert.equal(again.code, 'too_many_passkeys');
  assert.equal((await add(token, openTestDevice(origin).make(late))).code, 'too_many_passkeys');
});

test('a blocked or a closed account is not opened', async () => {
  const { device, id } = await memberWithPasskey();
  const set = (isClosed: boolean) =>
    platform.owner.query(
      'UPDATE credentials SET is_login_blocked = true, is_closed = $2 WHERE member_id = $1',
      [id, isClosed],
    );
  await set(false);
  assert.equal((await logInBy(device)).code, 'member_blocked');
  await set(true);
  assert.equal((await logInBy(device)).code, 'account_closed');
});

test('an address without a name, and one that is not the brand’s, have no passkeys', async () => {
  for (const host of ['127.0.0.1:8080', 'evil.example']) {
    const answer = await platform.player('POST /wps/session/passkey/start', {
      body: {},
      headers: { origin: `http://${host}`, host },
    });
    assert.deepEqual([answer.status, answer.code], [403, 'passkeys_unavailable']);
  }
});
