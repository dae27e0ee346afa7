import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { goodPassword, openTestPlatform, registerTestMember } from '#platform/platform.testing.ts';
import { passFreshTime } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

const platform = await openTestPlatform();
after(() => platform.close());
const member = await registerTestMember(platform);

const block = (network: string, endsAt: string | null = null) =>
  platform.owner.query(
    'INSERT INTO address_blocks (network, reason, ends_at) VALUES ($1, $2, $3)',
    [network, 'test', endsAt],
  );

const infoFrom = (ip: string) =>
  platform.player('GET /wps/member/info', { token: member.token, ip });

test('a blocked network may neither log in nor go on, and is told why; others may', async () => {
  await platform.player('GET /wps/system/status', { ip: '198.51.100.7' });
  await block('198.51.100.0/24');
  await block('2001:db8::/32');
  await block('192.0.2.0/24', '2020-01-01');
  // The list that was read a moment ago is good for three seconds.
  passFreshTime();
  const login = await platform.player('POST /wps/session/login', {
    body: { type: 'username', username: member.username, password: goodPassword },
    ip: '198.51.100.7',
  });
  assert.deepEqual([login.status, login.code], [403, 'access_restricted']);
  assert.equal((await infoFrom('198.51.100.200')).code, 'access_restricted');
  assert.equal((await infoFrom('::ffff:198.51.100.200')).code, 'access_restricted');
  assert.equal((await infoFrom('2001:db8::1')).code, 'access_restricted');
  assert.equal((await infoFrom('192.0.2.1')).success, true);
  assert.equal((await infoFrom('203.0.113.1')).success, true);
  const live = await platform.player('GET /wps/live', { token: member.token, ip: '198.51.100.7' });
  assert.equal(live.code, 'access_restricted');
  const status = await platform.player('GET /wps/system/status', { ip: '198.51.100.7' });
  assert.equal(status.value.isAddressBlocked, true);
  const free = await platform.player('GET /wps/system/status', { ip: '203.0.113.1' });
  assert.equal(free.value.isAddressBlocked, false);
});
