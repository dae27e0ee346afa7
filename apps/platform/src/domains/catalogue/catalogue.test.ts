import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { demoGames, demoVendors } from '#seed/demo/demo-catalogue.ts';
import { seedCatalogue } from '#seed/seed-catalogue.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await seedCatalogue(platform.owner);
});
after(() => platform.close());

const list = async (query: string) =>
  (await platform.player(`GET /wps/relay/GCSGAME_gameList?${query}`)).value;

const names = (games: { displayName: string }[]) => games.map(({ displayName }) => displayName);

test('the menu lists each category that has a vendor, in menu order', async () => {
  const { value } = await platform.player('GET /lgw/games/game_menus');
  assert.deepEqual(
    value.menus.map((menu: { gameCategory: string }) => menu.gameCategory),
    ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'BGS', 'LOTT', 'ELOTT', 'COCKFIGHT'],
  );
  const esports = value.menus[3].vendors.map((vendor: { vassalage: string }) => vendor.vassalage);
  assert.deepEqual(esports, ['AV', 'IMES', 'IA', 'AI', 'TF']);
  const [slots] = value.menus[0].vendors;
  assert.equal(slots.isUnderMaintenance, false);
  assert.equal(slots.icon, '/art/tiles/en/BAHATI-taa-za-pwani.svg');
  assert.equal(value.menus[1].vendors[0].isUnderMaintenance, true);
});

test('a category is paged without gaps or repeats', async () => {
  const { length } = demoGames.filter(({ category }) => category === 'RNG');
  const first = await list('gameType=RNG&pageSize=4');
  assert.equal(first.total, length);
  assert.equal(first.totalPages, Math.ceil(length / 4));
  const seen = names(first.content);
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
    seen.push(...names((await list(`gameType=RNG&pageSize=4&pageNo=${pageNo}`)).content));
  }
  assert.equal(seen.length, length);
  assert.equal(new Set(seen).size, length);
  const beyond = await list(`gameType=RNG&pageSize=4&pageNo=${first.totalPages + 1}`);
  assert.deepEqual([beyond.content, beyond.total], [[], length]);
});

test('search finds a game by name, vendor or feature in either language and forgives a slip', async () => {
  assert.equal(names((await list('search=lanterns')).content)[0], 'Lanterns of the Coast');
  assert.deepEqual(names((await list('search=lantenrs')).content), ['Lanterns of the Coast']);
  assert.deepEqual(names((await list('search=TAA%20ZA&pageSize=1')).content), [
    'Lanterns of the Coast',
  ]);
  assert.equal(names((await list('search=lanterns&language=sw')).content)[0], 'Taa za Pwani');
  assert.deepEqual(names((await list('search=savana%20virtual%20rooster')).content), [
    'Savannah Rooster',
  ]);
  const tables = (await list('search=mezani')).content;
  assert.deepEqual(
    [...new Set(tables.map((game: { gameType: string }) => game.gameType))],
    ['LIVE'],
  );
  assert.deepEqual((await list('search=%25')).content, []);
  assert.deepEqual((await list('search=%5C')).content, []);
});

test('a search over all categories answers by category, with what can be played first', async () => {
  const ask = async (query: string) =>
    (await platform.player(`GET /lgw/games/search?${query}`)).value.groups;
  const groups = await ask('search=a&language=sw');
  assert.equal(groups[0].gameType, 'RNG');
  assert.ok(groups.length > 2);
  for (const { gameType, games, total } of groups) {
    assert.ok(games.length > 0 && games.length <= 6 && total >= games.length);
    for (const game of games) assert.equal(game.gameType, gameType);
  }
  const [first] = await ask('search=rooster');
  assert.equal(first.games[0].displayName, 'Savannah Rooster', 'the best match comes first of all');
  const lanterns = await ask('search=lanterns');
  assert.equal(lanterns[0].games[0].displayName, 'Lanterns of the Coast');
  assert.deepEqual(await ask('search=zzzzzz'), []);
  assert.equal((await platform.player('GET /lgw/games/search?search=')).code, 'invalid_input');
});

test('a list is narrowed by what is hot, new, a class or a vendor, and sorted', async () => {
  const hot = await list('filter=HOT&gameType=PVP');
  assert.deepEqual(names(hot.content), ['Masters of Bao', 'Hold’em Poker']);
  const classed = await list('gameClassify=arcade&pageSize=100');
  assert.deepEqual(
    new Set(classed.content.map((game: { gameType: string }) => game.gameType)),
    new Set(['BGS', 'FISH']),
  );
  assert.equal((await list('vassalage=TCG_SEA')).total, 3);
  const byName = names((await list('gameType=RNG&sort=name')).content);
  assert.deepEqual(byName, byName.toSorted());
  const byReturn = await list('gameType=RNG&sort=rtp&pageSize=1');
  assert.deepEqual(names(byReturn.content), ['Lanterns of the Coast']);
  await platform.owner.query('UPDATE games SET released_on = current_date - 3 WHERE id = 151');
  await untilReadAgain(
    'the copy to be made anew',
    async () => (await list('filter=NEW&gameType=PVP')).total >= 1,
  );
  const newest = await list('gameType=PVP&sort=new&pageSize=1');
  assert.deepEqual(names(newest.content), ['Masters of Bao']);
});

test('the names of a category come in few letters that lead back to each game', async () => {
  const { value } = await platform.player('GET /lgw/games/names?gameType=ELOTT');
  assert.deepEqual(value.vendors, [
    { vassalage: 'TCG_SEA', name: 'Lotto SEA' },
    { vassalage: 'BLOTTO', name: 'Bahati Lottery' },
  ]);
  assert.deepEqual(value.categories, ['ELOTT']);
  const [first] = value.games;
  assert.deepEqual(first.slice(0, 6), [411, 'TCG_SEA-sg-4d', '4D Singapore', '4D Singapore', 0, 0]);
  assert.equal(first[6] & 2, 2, 'it is under maintenance');
  const all = await platform.player('GET /lgw/games/names');
  assert.equal(all.value.games.length, demoGames.length);
});

test('lanes show each category with its vendors, and each vendor its categories', async () => {
  const lanes = (await platform.player('GET /wps/relay/GCSGAME_newGameVendor')).value.lanes;
  const live = lanes.find((lane: { title: string }) => lane.title === 'LIVE');
  assert.deepEqual(live.gameClassify, ['table']);
  const tables = demoGames.filter(({ category }) => category === 'LIVE');
  assert.equal(live.cards[0].gameCount, tables.length);
  const { value } = await platform.player('GET /wps/relay/GCSGAME_getVassGameType');
  const [first] = value.vendors;
  assert.deepEqual(first, {
    vassalage: 'BAHATI',
    gameTypes: ['RNG', 'LIVE', 'FISH', 'PVP', 'BGS'],
  });
});

test('a playable game states odds and stakes, others are under maintenance', async () => {
  const { content } = await list('gameId=BAHATI-taa-za-pwani');
  const [{ icon, nodeId: _, ...game }] = content;
  assert.deepEqual(game, {
    gameId: 'BAHATI-taa-za-pwani',
    gameType: 'RNG',
    vassalage: 'BAHATI',
    vendorName: 'Bahati Originals',
    gameCode: 'taa-za-pwani',
    displayName: 'Lanterns of the Coast',
    isHot: 1,
    isGame: 'GAME',
    hasFreePlay: false,
    isUnderMaintenance: false,
    rtpBasisPoints: 9630,
    volatility: 'medium',
    minimumStake: '20.00',
    maximumStake: '5000.00',
    features: [],
    isNew: game.isNew,
  });
  assert.equal(icon, '/art/tiles/en/BAHATI-taa-za-pwani.svg');
  const pages = [await list('pageSize=100'), await list('pageSize=100&pageNo=2')];
  const all = pages.flatMap(({ content: onPage }) => onPage);
  assert.equal(all.length, demoGames.length);
  const playable = all.filter(
    (one: { isUnderMaintenance: boolean; isGame: string }) =>
      !one.isUnderMaintenance && one.isGame === 'GAME',
  );
  assert.deepEqual(names(playable), ['Lanterns of the Coast']);
});

test('a vendor under maintenance takes its games along', async () => {
  await platform.owner.query('UPDATE vendors SET is_under_maintenance = true WHERE id = 1');
  const isDown = async () =>
    (await list('gameId=BAHATI-taa-za-pwani')).content[0].isUnderMaintenance;
  await untilReadAgain('the copy to be made anew', isDown);
  await platform.owner.query('UPDATE vendors SET is_under_maintenance = false WHERE id = 1');
  await untilReadAgain('the copy to be made anew', async () => !(await isDown()));
});

test('hot games are the hot ones', async () => {
  const { value } = await platform.player('GET /wps/relay/GCSGAME_hotGamesV2?language=sw');
  assert.ok(value.content.length >= 7);
  assert.ok(value.content.every((game: { isHot: number }) => game.isHot === 1));
});

test('seeding again changes nothing and leaves what staff switched', async () => {
  await platform.owner.query(`UPDATE games SET is_hot = false WHERE game_code = 'drafti-ya-mtaa'`);
  await platform.owner.query(`UPDATE games SET is_under_maintenance = true WHERE id = 101`);
  await seedCatalogue(platform.owner);
  const { rows } = await platform.owner.query<{ games: number; vendors: number; down: boolean }>(
    `SELECT (SELECT count(*)::int FROM games) AS games,
            (SELECT count(*)::int FROM vendors) AS vendors,
            (SELECT is_under_maintenance FROM games WHERE id = 101) AS down`,
  );
  await platform.owner.query(`UPDATE games SET is_under_maintenance = false WHERE id = 101`);
  assert.deepEqual(rows, [{ games: demoGames.length, vendors: demoVendors.length, down: true }]);
});

test('each game has a picture of its own, cached for a day', async () => {
  const path = 'GET /art/tiles/sw/BAHATI-taa-za-pwani.svg';
  const tile = await platform.player(path);
  assert.equal(tile.status, 200);
  assert.match(String(tile.headers['content-type']), /^image\/svg\+xml/);
  assert.equal(tile.headers['cache-control'], 'public, max-age=86400');
  assert.match(tile.text, /^<svg /);
  const etag = String(tile.headers['etag']);
  const again = await platform.player(path, { headers: { 'if-none-match': etag } });
  assert.equal(again.status, 304);
  assert.equal(again.text, '');
  const zipped = await platform.app.player.inject({
    url: '/art/tiles/sw/BAHATI-taa-za-pwani.svg',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  assert.ok(zipped.rawPayload.length < tile.text.length / 2);
  const other = await platform.player('GET /art/tiles/sw/BAHATI-drafti-ya-mtaa.svg');
  assert.notEqual(other.headers['etag'], etag);
  const inEnglish = await platform.player('GET /art/tiles/en/BAHATI-taa-za-pwani.svg');
  assert.notEqual(inEnglish.headers['etag'], etag);
  for (const unknown of ['sw/nobody', 'fr/BAHATI-taa-za-pwani']) {
    assert.equal((await platform.player(`GET /art/tiles/${unknown}.svg`)).code, 'not_found');
  }
});

test('a long list crosses the network compressed, for who can read that', async () => {
  const url = '/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=60';
  const ask = (encoding: string) =>
    platform.app.player.inject({ url, headers: { 'accept-encoding': encoding } });
  const [plain, zipped] = await Promise.all([ask('identity'), ask('gzip, deflate')]);
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  assert.equal(zipped.headers['vary'], 'accept-encoding');
  assert.ok(zipped.rawPayload.length < plain.rawPayload.length / 4);
  assert.equal(gunzipSync(zipped.rawPayload).toString(), plain.payload);
});
