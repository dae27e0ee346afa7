import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { seedCatalogue } from '#seed/seed-catalogue.ts';
import { rememberGame } from './recent-games.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await seedCatalogue(platform.owner);
});
after(() => platform.close());

type Menu = { prizeMode: string; games: { gameCode: string; displayName: string }[] };

const menus = async (query = ''): Promise<Menu[]> =>
  (await platform.player(`GET /lgw/vn/games/game_menu?${query}`)).value.menus;

test('lotteries stand in the menu by prize mode, in the reader’s language', async () => {
  const all = await menus();
  assert.deepEqual(
    all.map(({ prizeMode, games }) => [prizeMode, games.length]),
    [
      ['LOTT', 3],
      ['ZY', 3],
      ['ELOTT', 2],
      ['SEA', 3],
    ],
  );
  const [sea] = await menus('prizeMode=SEA&device=WEB&language=sw');
  assert.deepEqual(
    sea?.games.map(({ displayName }) => displayName),
    ['4D Singapore', '4D Malaysia', 'Thai GLO'],
  );
});

test('the lotteries a member opened are told to him, and no other game', async () => {
  const member = await registerTestMember(platform);
  const recent = async (query = '') =>
    platform.player(`GET /lgw/vn/games/game_menu/recent?${query}`, { token: member.token });
  assert.deepEqual((await recent()).value.games, []);
  for (const id of [101, 402, 411]) await rememberGame(platform.owner, member.id, id);
  const codes = async (query = '') =>
    (await recent(query)).value.games.map(({ gameCode }: { gameCode: string }) => gameCode);
  assert.deepEqual(await codes(), ['sg-4d', 'vn-central-da-nang']);
  assert.deepEqual(await codes('prizeMode=LOTT'), ['vn-central-da-nang']);
});

test('no draw is open, and who is nobody is told of none of his', async () => {
  const { token } = await registerTestMember(platform);
  const open = await platform.player('GET /lgw/vn/numeros/opened/game?prizeMode=LOTT');
  assert.deepEqual(open.value, { opened: [] });
  const own = await platform.player('GET /lotto/lgw/games/opened/numero', { token });
  assert.deepEqual(own.value, { opened: [] });
  for (const key of ['/lotto/lgw/games/opened/numero', '/lgw/vn/games/game_menu/recent']) {
    assert.equal((await platform.player(`GET ${key}`)).code, 'unauthenticated');
  }
});

test('a trial member has opened no lottery, and an unknown prize mode is none', async () => {
  const body = { os: 'Android', platform: 'W', gatewayVersion: 3 };
  const { token } = (await platform.player('POST /wps/session/login/freeplay', { body })).value;
  const refused = await platform.player('GET /lgw/vn/games/game_menu/recent', { token });
  assert.deepEqual([refused.status, refused.code], [403, 'need_true_account']);
  const unknown = await platform.player('GET /lgw/vn/games/game_menu?prizeMode=XX');
  assert.equal(unknown.code, 'invalid_input');
});

test('a lobby is launched by its own path as any game is, and tells its rooms', async () => {
  const { token } = await registerTestMember(platform);
  const launch = (gameId: string) =>
    platform.player('POST /wps/game/launchGame', { token, body: { gameId } });
  assert.equal((await launch('BAHATI-karata-ya-mwisho')).code, 'game_under_maintenance');
  assert.equal((await launch('nobody-knows')).code, 'game_not_found');
  const rooms = (gameId: string) =>
    platform.player(`GET /wps/relay/GLS2_roomList?gameId=${gameId}`, { token });
  assert.deepEqual((await rooms('BAHATI-karata-ya-mwisho')).value, {
    rooms: [],
    isVendorAway: false,
  });
  assert.equal((await rooms('nobody-knows')).code, 'game_not_found');
});
