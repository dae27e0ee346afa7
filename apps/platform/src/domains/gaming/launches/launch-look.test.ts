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
let token: string;
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  const body = registration('mpendarangi');
  const { value } = await call(platform.app.player, 'POST /wps/member/register', { body });
  token = value.token;
});
after(() => platform.close());

const launchedIn = async (): Promise<string | null> => {
  const body = { gameId: `${testProvider.code}-${testProvider.gameCode}` };
  const key = 'POST /wps/relay/GCS_gameLaunchFB';
  const launched = await call(platform.app.player, key, { token, body });
  assert.ok(launched.success, launched.text);
  return new URL(launched.value.gameUrl).searchParams.get('palette');
};

test('a game is launched in the accent of the brand, and of a season while one is on', async () => {
  assert.equal(await launchedIn(), 'lantern');
  await platform.owner.query(`UPDATE brands SET palette = 'clove'`);
  assert.equal(await launchedIn(), 'clove');
  const season = `UPDATE brands SET season_palette = 'reef', season_starts_at = now() + $1::interval,
                         season_ends_at = now() + interval '2 days'`;
  await platform.owner.query(season, ['1 day']);
  assert.equal(await launchedIn(), 'clove');
  await platform.owner.query(season, ['-1 day']);
  assert.equal(await launchedIn(), 'reef');
});
