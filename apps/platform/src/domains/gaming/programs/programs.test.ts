import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import { openPlayedPlatform } from '#domains/gaming/rounds/rounds.testing.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';

const origin = 'http://127.0.0.1:18084';
let platform: TestPlatform;
before(async () => {
  const settings = { PROGRAM_ORIGINS: `TESTER=${origin},GONE=https://gone.example` };
  ({ platform } = await openPlayedPlatform(settings));
});
after(() => platform.close());

test('staff with a right in a program’s room get a pass that names them and those rights', async () => {
  const trader = await signInStaff(platform, {
    permissions: [
      'programs.read',
      'trading.read',
      'trading.act',
      'lottery.read',
      'rooms.read',
      'rounds.read',
    ],
  });
  const ask = (code: string, { token } = trader) =>
    platform.staff(`POST /bo/programs/${code}/pass`, { token, body: {} });
  const { value } = await ask('TESTER');
  assert.equal(value.origin, origin);
  const pass = openStaffPass(value.pass, testProvider.key, Date.now());
  assert.deepEqual(pass?.permissions.toSorted(), [
    'lottery.read',
    'rooms.read',
    'trading.act',
    'trading.read',
  ]);
  const { rows } = await platform.owner.query<{ id: string }>(
    'SELECT id::text FROM staff_members WHERE username = $1',
    [pass?.name],
  );
  assert.deepEqual(
    rows.map(({ id }) => id),
    [pass?.staffId],
  );
  assert.equal((await ask('GONE')).code, 'not_found');
  assert.equal((await ask('NOBODY')).code, 'not_found');
  const known = await platform.staff('GET /bo/programs', { token: trader.token });
  assert.deepEqual(known.value.codes, ['TESTER', 'GONE']);
  const other = await signInStaff(platform, { permissions: ['rounds.read'] });
  assert.equal((await ask('TESTER', other)).code, 'forbidden');
});

test('a member is named by the key his provider knows, and by no other’s', async () => {
  const staff = await signInStaff(platform, { permissions: ['members.read'] });
  const { rows } = await platform.owner.query<{ key: string; id: string; username: string }>(
    `SELECT m.key, m.member_id::text AS id, c.username FROM provider_members m
       JOIN credentials c ON c.member_id = m.member_id ORDER BY m.member_id LIMIT 2`,
  );
  const [first, second] = rows;
  assert.ok(first && second);
  const ask = (code: string, keys: string) =>
    platform.staff(`GET /bo/programs/${code}/members?keys=${keys}`, { token: staff.token });
  const named = await ask('TESTER', `${second.key},nobody,${first.key}`);
  assert.deepEqual(
    named.value.items
      .toSorted((one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1))
      .map(({ memberId, username }: { memberId: string; username: string }) => [
        memberId,
        username,
      ]),
    [first, second]
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ id, username }) => [id, username]),
  );
  assert.deepEqual((await ask('GONE', first.key)).value.items, []);
});

test('the player site is told where programs are', async () => {
  const { value } = await platform.player('GET /wps/system/domainRoute');
  assert.deepEqual(value.programs, { TESTER: origin, GONE: 'https://gone.example' });
});
