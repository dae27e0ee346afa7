import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import {
  openTestPlatform,
  registerTestMember,
  registration,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  staff = await signInStaff(platform, { permissions: ['members.read', 'members.block'] });
  reader = await signInStaff(platform, { permissions: ['members.read'] });
});
after(() => platform.close());

const read = async (path: string) => {
  const answer = await platform.staff(`GET ${path}`, { token: reader.token });
  assert.equal(answer.status, 200, answer.text);
  return answer.value;
};

/** Registers in a browser that may bring its mark along; answers the id, the token and the mark. */
const registerIn = async (username: string, mark = '') => {
  const answer = await platform.player('POST /wps/member/register', {
    body: registration(username),
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140', cookie: mark },
    ip: '198.51.100.7',
  });
  assert.equal(answer.success, true, answer.text);
  const { rows } = await platform.owner.query<{ id: bigint }>(
    'SELECT member_id AS id FROM credentials WHERE username = $1',
    [username],
  );
  const set = answer.headers['set-cookie'];
  const [cookie = ''] = (typeof set === 'string' ? set : '').split(';');
  return { id: rows[0]!.id, token: answer.value.token, cookie };
};

test('staff see where a member is logged in and end one session, once and with a reason', async () => {
  const { id, token } = await registerIn('vipindi1');
  const { items } = await read(`/bo/members/${id}/sessions`);
  assert.deepEqual(
    [items.length, items[0].name, items[0].ip, items[0].isAlive, items[0].endedAt],
    [1, 'Chrome on Android', '198.51.100.7', true, null],
  );
  assert.match(items[0].device, /^[0-9a-f]{12}$/);
  const end = (sessionId: string, by = staff, member = id) =>
    platform.staff(`POST /bo/members/${member}/sessions/end`, {
      token: by.token,
      body: { sessionId, reason: 'the phone was lost' },
    });
  const [sessionId, stranger] = [items[0].id, await registerTestMember(platform)];
  assert.equal((await end(sessionId, reader)).status, 403);
  assert.equal((await end(sessionId, staff, stranger.id)).code, 'not_found');
  const both = await Promise.all([end(sessionId), end(sessionId)]);
  assert.deepEqual(both.map(({ code }) => code ?? 'ended').sort(), ['ended', 'session_over']);
  assert.equal((await platform.player('GET /wps/member/info', { token })).status, 401);
  const after = await read(`/bo/members/${id}/sessions`);
  assert.equal(after.items[0].isAlive, false);
  const { rows } = await platform.owner.query<{ reason: string }>(
    `SELECT reason FROM audit_entries WHERE action = 'member.session_ended' AND subject = $1`,
    [`member:${id}`],
  );
  assert.deepEqual(rows, [{ reason: 'the phone was lost' }]);
  const logins = await read(`/bo/members/${id}/logins`);
  assert.deepEqual(
    logins.items.map(({ way, isSuccessful }: { way: string; isSuccessful: boolean }) => [
      way,
      isSuccessful,
    ]),
    [['register', true]],
  );
});

test('accounts of one browser, one number and one address are related, and say by what', async () => {
  const first = await registerIn('uhusiano1');
  assert.match(first.cookie, /^device=d_/);
  const second = await registerIn('uhusiano2', first.cookie);
  assert.equal(second.cookie, '');
  const third = await registerTestMember(platform, 'uhusiano3');
  await platform.owner.query(
    `INSERT INTO payout_accounts (member_id, kind, number, added_at, ready_at)
     SELECT id, 'mobile_money', '+254712000333', now(), now() FROM unnest($1::bigint[]) AS id`,
    [[first.id, third.id]],
  );
  type Item = { by: string; value: string; count: number; members: { username: string }[] };
  const { items } = await read(`/bo/members/${first.id}/related`);
  const told = items.map(({ by, count, members }: Item) => [
    by,
    count,
    ...members.map(({ username }) => username).filter((name) => name.startsWith('uhusiano')),
  ]);
  assert.deepEqual(told, [
    ['device', 1, 'uhusiano2'],
    ['payout_number', 1, 'uhusiano3'],
    // Somebody of the test above came from there as well.
    ['ip', 2, 'uhusiano2'],
  ]);
  assert.ok(!JSON.stringify(items).includes('712000333'));
  // The code of a device leads to all who used it.
  const { items: users } = await read(`/bo/members?search=${items[0].value}`);
  assert.deepEqual(
    users.map(({ username, foundBy }: { username: string; foundBy: string[] }) => [
      username,
      ...foundBy,
    ]),
    [
      ['uhusiano2', 'device'],
      ['uhusiano1', 'device'],
    ],
  );
  assert.deepEqual((await read(`/bo/members/${third.id}/related`)).items.length, 2);
  const nobody = await platform.staff('GET /bo/members/999999999/related', {
    token: reader.token,
  });
  assert.equal(nobody.status, 404);
});

test('an address of hundreds says so and tells the nearest', async () => {
  const { id } = await registerIn('umati1');
  await platform.owner.query(
    `WITH many AS (
       INSERT INTO credentials (member_id, username, password_hash)
       SELECT 800000 + n, 'umati.' || n, '-' FROM generate_series(1, 400) AS n RETURNING member_id),
     known AS (
       INSERT INTO members (id, nickname, currency, birthday)
       SELECT member_id, 'umati', 'KES', '1990-01-01' FROM many)
     INSERT INTO sessions (token_hash, member_id, ip)
     SELECT sha256(member_id::text::bytea), member_id, '198.51.100.7' FROM many`,
  );
  const { items } = await read(`/bo/members/${id}/related`);
  const address = items.find(({ by }: { by: string }) => by === 'ip');
  assert.deepEqual([address.count, address.isMore, address.members.length], [300, true, 8]);
});

test('a member’s bets are read by staff, and nobody else’s under that member', async () => {
  const [own, other] = [await registerTestMember(platform), await registerTestMember(platform)];
  await platform.owner.query(
    `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
       bet_count, win_count, state, opened_at, settled_at)
     SELECT 900 + n, 900, $1, 'r' || n, 900, 'KES', 100, 50 * n, 1, 1,
            CASE n WHEN 3 THEN 1 ELSE 2 END, now(), CASE n WHEN 3 THEN NULL ELSE now() END
       FROM generate_series(1, 3) AS n`,
    [own.id],
  );
  const page = await read(`/bo/members/${own.id}/bets?pageSize=2`);
  const next = await read(`/bo/members/${own.id}/bets?pageSize=2&cursor=${page.nextCursor}`);
  const ids = [...page.items, ...next.items].map((bet: { id: string }) => bet.id);
  assert.deepEqual([ids, next.nextCursor], [['903', '902', '901'], null]);
  const open = await read(`/bo/members/${own.id}/bets?state=open`);
  assert.deepEqual(
    open.items.map((bet: { id: string }) => bet.id),
    ['903'],
  );
  const one = await read(`/bo/members/${own.id}/bets/902`);
  assert.deepEqual([one.bet.payout, one.detail], ['1.00', null]);
  const strange = await platform.staff(`GET /bo/members/${other.id}/bets/902`, {
    token: reader.token,
  });
  assert.equal(strange.status, 404);
});
