import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addProvider, testProvider } from '@bahati/testing/factories.ts';
import {
  call,
  openTestPlatform,
  registration,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
});
after(() => platform.close());

const launchFrom = async (username: string, ip: string, userAgent: string) => {
  const headers = { 'user-agent': userAgent };
  const { player } = platform.app;
  const body = registration(username);
  const { value } = await call(player, 'POST /wps/member/register', { body, headers, ip });
  const gameId = `${testProvider.code}-${testProvider.gameCode}`;
  const key = 'POST /wps/relay/GCS_gameLaunchFB';
  const launched = await call(player, key, {
    token: value.token,
    body: { gameId },
    headers,
    ip,
  });
  assert.ok(launched.success, launched.text);
  const { rows } = await platform.owner.query(
    'SELECT country, device FROM game_sessions ORDER BY id DESC LIMIT 1',
  );
  return rows[0];
};

test('a launch notes the country of its address and the kind of its device', async () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14; K) Chrome/140.0 Mobile Safari/537.36';
  const place = await launchFrom('msafiri1', '41.90.64.1', phone);
  assert.deepEqual(place, { country: 'KE', device: 'phone' });
});

test('what is not known of a launch is not made up', async () => {
  const place = await launchFrom('msafiri2', '127.0.0.1', 'something');
  assert.deepEqual(place, { country: null, device: null });
});
