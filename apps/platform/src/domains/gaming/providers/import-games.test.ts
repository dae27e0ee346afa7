import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { OfferedGame } from '@bahati/contract/games-provider/provider.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { importGames } from './import-games.ts';

let platform: TestPlatform;
let vendor: Server;
let games: OfferedGame[] = [];
let version = 'one';
let asked = 0;
let promised: number | undefined;
/** As many must have asked before anybody is answered. */
let crowd = 1;
const waiting: (() => void)[] = [];

before(async () => {
  platform = await openTestPlatform();
  vendor = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      asked += 1;
      const { pageNo, pageSize } = JSON.parse(text) as { pageNo: number; pageSize: number };
      const page = games.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      const value = { games: page, total: promised ?? games.length, version };
      response.setHeader('content-type', 'application/json');
      waiting.push(() => response.end(JSON.stringify({ success: true, value })));
      if (waiting.length < crowd) return;
      for (const answer of waiting.splice(0)) answer();
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  await addProvider(platform.owner, { url: `http://127.0.0.1:${port}` });
});
after(async () => {
  await platform.close();
  vendor.close();
});

function offered(number: number, more: Partial<OfferedGame> = {}): OfferedGame {
  return {
    gameCode: `studio-${number}`,
    vendorCode: 'TAUSI',
    vendorName: 'Tausi Studio',
    category: 'RNG',
    title: { en: `Peacock ${number}`, sw: `Tausi ${number}` },
    rtpBasisPoints: 9600,
    volatility: 'high',
    stakes: { KES: { minimum: '2000', maximum: '500000' } },
    features: ['free_spins'],
    releasedOn: '2026-11-01',
    isReady: true,
    ...more,
  };
}

const listed = async (where: string) =>
  (
    await platform.owner.query(
      `SELECT game_id AS id, name_en AS name, is_under_maintenance AS "isDown", is_hot AS "isHot",
              features, position FROM games WHERE ${where} ORDER BY position`,
    )
  ).rows;

test('an offer of many pages is listed whole, in its order, and read again only when it changed', async () => {
  games = Array.from({ length: 620 }, (_, at) => offered(at + 1));
  await importGames(platform.context);
  const rows = await listed(`game_id LIKE 'TAUSI-%'`);
  assert.equal(rows.length, 620);
  assert.deepEqual(rows[619], {
    id: 'TAUSI-studio-620',
    name: 'Peacock 620',
    isDown: false,
    isHot: false,
    features: ['free_spins'],
    position: 10_619,
  });
  const before = asked;
  await importGames(platform.context);
  assert.equal(asked - before, 1, 'one question tells that nothing changed');
});

test('what staff switched stays, and a game its vendor has built leaves maintenance by itself', async () => {
  games = [offered(1), offered(2), offered(3, { isReady: false })];
  version = 'two';
  await importGames(platform.context);
  await platform.owner.query(
    `UPDATE games SET is_under_maintenance = true, is_hot = true WHERE game_id = 'TAUSI-studio-1'`,
  );
  games = [offered(1, { title: { en: 'Renamed', sw: 'Jipya' } }), offered(2), offered(3)];
  version = 'three';
  await importGames(platform.context);
  const [first, second, third] = await listed(`game_id IN (
    'TAUSI-studio-1', 'TAUSI-studio-2', 'TAUSI-studio-3')`);
  assert.deepEqual([first.name, first.isDown, first.isHot], ['Renamed', true, true]);
  assert.deepEqual([second.isDown, third.isDown], [false, false]);
});

test('nobody sells under the name of another provider’s vendor', async () => {
  await platform.owner.query(
    `INSERT INTO vendors (id, code, name, position) VALUES (77, 'SIMBA', 'Simba', 77)`,
  );
  games = [offered(1, { vendorCode: 'SIMBA', vendorName: 'False Simba' })];
  version = 'four';
  await importGames(platform.context);
  assert.deepEqual(await listed(`game_id LIKE 'SIMBA-%'`), []);
  const { rows } = await platform.owner.query(`SELECT name FROM vendors WHERE code = 'SIMBA'`);
  assert.deepEqual(rows, [{ name: 'Simba' }]);
});

test('a game without stakes in the brand’s currency is listed under maintenance', async () => {
  games = [offered(9, { stakes: { TZS: { minimum: '50000', maximum: '60000' } } })];
  version = 'five';
  await importGames(platform.context);
  const [game] = await listed(`game_id = 'TAUSI-studio-9'`);
  assert.equal(game.isDown, true);
});

test('a vendor says where it keeps the money as it is first listed, and that never changes', async () => {
  const walletOf = async (code: string) =>
    (await platform.owner.query('SELECT wallet FROM vendors WHERE code = $1', [code])).rows[0]
      ?.wallet;
  const plus = { vendorCode: 'PLUS', vendorName: 'Plus' };
  games = [offered(901, { ...plus, walletMode: 'transfer' }), offered(902)];
  version = 'with a wallet';
  await importGames(platform.context);
  assert.deepEqual([await walletOf('PLUS'), await walletOf('TAUSI')], ['transfer', 'seamless']);
  games = [offered(901, plus), offered(902, { walletMode: 'transfer' })];
  version = 'the other way round';
  await importGames(platform.context);
  assert.deepEqual([await walletOf('PLUS'), await walletOf('TAUSI')], ['transfer', 'seamless']);
});

test('two processes that take over the same offer at once leave the provider all its vendors', async () => {
  const codes = ['TWIGA', 'KIBOKO'];
  games = codes.map((code, at) => offered(700 + at, { vendorCode: code, vendorName: code }));
  version = 'read twice';
  crowd = 2;
  await Promise.all([importGames(platform.context), importGames(platform.context)]);
  crowd = 1;
  const { rows } = await platform.owner.query(
    `SELECT vendors.code FROM vendors JOIN provider_profiles ON vendors.id = ANY(vendor_ids)
      WHERE vendors.code = ANY($1) ORDER BY vendors.id`,
    [codes],
  );
  assert.deepEqual(rows, [{ code: 'TWIGA' }, { code: 'KIBOKO' }]);
});

test('a provider that is away, or changes its list while it is read, loses nothing', async () => {
  games = [offered(1), offered(8, { title: { en: 'Never whole', sw: 'Nusu' } })];
  version = 'six';
  promised = 3;
  await importGames(platform.context);
  promised = undefined;
  assert.deepEqual(await listed(`name_en = 'Never whole'`), [], 'half an offer is none');
  await platform.owner.query(`UPDATE provider_profiles SET api_url = 'http://127.0.0.1:1'`);
  const before = (await listed('true')).length;
  assert.equal((await importGames(platform.context)).length, 1, 'who was away is told');
  assert.equal((await listed('true')).length, before);
});
