import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { seedCatalogue } from '#seed/seed-catalogue.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await seedCatalogue(platform.owner);
});
after(() => platform.close());

const add = (token: string, nodeId: number) =>
  platform.player('POST /wps/relay/MCSFE_addFavoriteGameV2', {
    token,
    body: { nodeId, vendor: 'BAHATI', gameType: 'RNG' },
  });
const ids = async (token: string) =>
  (await platform.player('GET /wps/relay/MCSFE_getFavoriteGames', { token })).value.content;
const games = async (token: string, query = '') =>
  (await platform.player(`GET /wps/relay/MCSFE_getFavoriteGamesList${query}`, { token })).value;

test('favourites are the member’s own, each once, the latest first, gone when removed', async () => {
  const [amina, juma] = [await registerTestMember(platform), await registerTestMember(platform)];
  for (const nodeId of [101, 131, 101])
    assert.equal((await add(amina.token, nodeId)).success, true);
  assert.deepEqual(await ids(amina.token), [131, 101]);
  assert.deepEqual(await ids(juma.token), []);
  const { content, total } = await games(amina.token);
  assert.equal(total, 2);
  assert.equal(content[1].displayName, 'Lanterns of the Coast');
  assert.equal((await games(amina.token, '?gameType=LIVE')).total, 1);
  const second = await games(amina.token, '?pageSize=1&pageNo=2&language=sw');
  assert.deepEqual(
    [second.content[0].displayName, second.totalPages, second.pageNum],
    ['Taa za Pwani', 2, 2],
  );
  for (let twice = 0; twice < 2; twice++) {
    const gone = await platform.player(
      'DELETE /wps/relay/MCSFE_removeFavoriteGameV2?nodeId=131&vendor=BAHATI&gameType=LIVE',
      { token: amina.token },
    );
    assert.equal(gone.success, true);
  }
  assert.deepEqual(await ids(amina.token), [101]);
});

test('a game that is not there, and the thousandth favourite, are refused', async () => {
  const { id, token } = await registerTestMember(platform);
  const unknown = await add(token, 999_999_999);
  assert.deepEqual([unknown.status, unknown.code], [404, 'game_not_found']);
  await platform.owner.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position)
     SELECT 500000 + n, 'many-' || n, 13, 'many-' || n, 'ELOTT', 'Many', 'Nyingi', 500000
       FROM generate_series(1, 999) AS n`,
  );
  await platform.owner.query(
    `INSERT INTO favourite_games (member_id, game_id)
     SELECT $1, 500000 + n FROM generate_series(1, 998) AS n`,
    [id],
  );
  const answers = await Promise.all([101, 102, 103].map((nodeId) => add(token, nodeId)));
  assert.equal(answers.filter(({ success }) => success).length, 1, 'one place was left');
  const full = answers.find(({ success }) => !success);
  assert.deepEqual([full?.status, full?.code], [409, 'too_many_favourites']);
  assert.equal((await add(token, 500_001)).success, true, 'one that is stays one');
});

test('a trial member has no favourites and no recent games, a visitor is asked to log in', async () => {
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  const { token } = trial.value;
  const refused = [
    await add(token, 101),
    await platform.player('GET /wps/relay/MCSFE_getFavoriteGames', { token }),
    await platform.player('GET /wps/relay/MCSFE_getFavoriteGamesList', { token }),
    await platform.player('DELETE /wps/relay/MCSFE_removeFavoriteGameV2?nodeId=101', { token }),
    await platform.player('GET /wps/relay/GCS_recentGame', { token }),
  ];
  assert.deepEqual(new Set(refused.map(({ code }) => code)), new Set(['need_true_account']));
  const visitor = await platform.player('GET /wps/relay/MCSFE_getFavoriteGames');
  assert.equal(visitor.code, 'unauthenticated');
});
