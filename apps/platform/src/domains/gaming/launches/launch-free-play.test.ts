import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readFreeLaunch } from '@bahati/server-kit/free-launch.ts';
import { addProvider, testProvider } from '@bahati/testing/factories.ts';
import { call, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform({ environment: { RATE_LIMIT_FACTOR: '3' } });
  await addProvider(platform.owner);
  await setFlag(true);
});
after(() => platform.close());

const gameId = `${testProvider.code}-${testProvider.gameCode}`;
const launch = (body: object = { gameId }) =>
  call(platform.app.player, 'POST /wps/game/freePlay', { body: { gameId, ...body } });
const setFlag = (isOn: boolean) =>
  platform.owner.query(
    `UPDATE brands SET flags = jsonb_set(flags, '{freePlayGames}', to_jsonb($1::boolean))`,
    [isOn],
  );
const setGame = (change: string) =>
  platform.owner.query(`UPDATE games SET ${change} WHERE game_id = $1`, [gameId]);

test('free play is launched by a signed token that stands for nobody, and leaves no row', async () => {
  assert.equal((await launch()).code, 'free_play_not_offered', 'its vendor states none');
  await setGame('has_free_play = true');
  const before = await platform.owner.query('SELECT count(*) FROM game_sessions');
  const launched = await launch({ language: 'sw' });
  assert.ok(launched.success, launched.text);
  const token = new URL(launched.value.gameUrl).searchParams.get('token') ?? '';
  const told = readFreeLaunch(testProvider.key, token, Date.now());
  const { launchId, ...claims } = told ?? {};
  assert.ok(launchId);
  assert.deepEqual(claims, {
    gameCode: testProvider.gameCode,
    currency: 'XPL',
    language: 'sw',
    jurisdiction: {
      isAutoplayAllowed: true,
      isTurboAllowed: true,
      minimumCycleMs: 0,
      realityCheckMinutes: 60,
    },
  });
  const after = await platform.owner.query('SELECT count(*) FROM game_sessions');
  assert.deepEqual(after.rows, before.rows);
});

test('a closed game, an unknown one and a brand without free play refuse it', async () => {
  assert.equal((await launch({ gameId: 'no-such-game' })).code, 'game_not_found');
  await setGame('is_under_maintenance = true');
  assert.equal((await launch()).code, 'game_under_maintenance');
  await setGame('is_under_maintenance = false');
  await platform.owner.query(`UPDATE brands SET closed_categories = '{RNG}'`);
  assert.equal((await launch()).code, 'game_not_found');
  await platform.owner.query(`UPDATE brands SET closed_categories = '{}'`);
  await setFlag(false);
  assert.equal((await launch()).code, 'free_play_off');
  await setFlag(true);
});

test('a crowd from one address is refused', async () => {
  const codes = new Set<string | undefined>();
  for (let count = 0; count < 70; count++) codes.add((await launch()).code);
  assert.ok(codes.has('too_many_requests'));
});
