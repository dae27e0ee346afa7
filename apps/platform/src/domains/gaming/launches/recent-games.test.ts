import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { seedCatalogue } from '#seed/seed-catalogue.ts';
import { countPlayers, dropOldRecentGames } from './recent-games.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await seedCatalogue(platform.owner);
  await platform.owner.query(
    'UPDATE games SET is_under_maintenance = false WHERE id IN (101, 131)',
  );
});
after(() => platform.close());

const open = (token: string, gameId: string) =>
  platform.player('POST /wps/relay/GCS_gameLaunchFB', { token, body: { gameId } });
const recent = async (token: string, query = '') =>
  (await platform.player(`GET /wps/relay/GCS_recentGame${query}`, { token })).value;
const names = (page: { content: { displayName: string }[] }) =>
  page.content.map(({ displayName }) => displayName);

test('games a member opened come back once each, the latest first', async () => {
  const amina = await registerTestMember(platform);
  const juma = await registerTestMember(platform);
  for (const code of ['taa-za-pwani', 'ruleti-ya-taa', 'taa-za-pwani']) {
    assert.equal((await open(amina.token, `BAHATI-${code}`)).success, true);
  }
  assert.deepEqual(names(await recent(amina.token)), ['Lanterns of the Coast', 'Lantern Roulette']);
  assert.deepEqual(names(await recent(amina.token, '?gameType=LIVE&language=sw')), [
    'Ruleti ya Taa',
  ]);
  const second = await recent(amina.token, '?page=2&pageSize=1');
  assert.deepEqual([names(second), second.totalPages], [['Lantern Roulette'], 2]);
  assert.deepEqual(names(await recent(juma.token)), []);
});

test('a game that was refused is not remembered', async () => {
  const { token } = await registerTestMember(platform);
  assert.equal((await open(token, 'BAHATI-drafti-ya-mtaa')).code, 'game_under_maintenance');
  assert.deepEqual(names(await recent(token)), []);
});

test('popularity counts the members of the last seven days', async () => {
  const popularity = async () => {
    const { rows } = await platform.owner.query<{ id: number; popularity: number }>(
      'SELECT id, popularity FROM games WHERE id IN (101, 131) ORDER BY id',
    );
    return rows.map((row) => row.popularity);
  };
  await platform.owner.query('DELETE FROM recent_games');
  const members = [await registerTestMember(platform), await registerTestMember(platform)];
  for (const { token } of members) await open(token, 'BAHATI-taa-za-pwani');
  await open(members[0]?.token ?? '', 'BAHATI-ruleti-ya-taa');
  await countPlayers(platform.context);
  assert.deepEqual(await popularity(), [2, 1]);
  await platform.owner.query(`UPDATE recent_games SET opened_at = now() - interval '8 days'`);
  await countPlayers(platform.context);
  assert.deepEqual(await popularity(), [0, 0]);
  await platform.owner.query(`UPDATE recent_games SET opened_at = now() - interval '400 days'`);
  await dropOldRecentGames(platform.context);
  const left = await platform.owner.query('SELECT 1 FROM recent_games');
  assert.equal(left.rows.length, 0);
});
