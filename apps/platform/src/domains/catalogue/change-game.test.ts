import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SwitchedGame } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { offerGames } from './offer-games.ts';
import { endMaintenance } from './switch-games.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
const id = '900';
const reason = 'As the operator wants it';

before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  await platform.owner.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position,
       is_ready, is_under_maintenance)
     VALUES (901, 'TESTER-b', 900, 'b', 'RNG', 'B', 'B', 900, true, false),
            (902, 'TESTER-c', 900, 'c', 'RNG', 'C', 'C', 950, true, false),
            (903, 'TESTER-d', 900, 'd', 'RNG', 'D', 'D', 990, false, true)`,
  );
  staff = await signInStaff(platform, { permissions: ['games.read', 'games.change'] });
});
after(() => platform.close());

const post = (path: string, body: object, { token } = staff) =>
  platform.staff(`POST /bo/games/${path}`, { token, body });
const list = async (query: string): Promise<SwitchedGame[]> =>
  (await platform.staff(`GET /bo/games?${query}`, { token: staff.token })).value.items;
const read = async (): Promise<SwitchedGame> => {
  const [game] = await list('search=TESTER-test-slot');
  assert.ok(game);
  return game;
};
const settingsFrom = ({
  nameEn,
  nameSw,
  category,
  isHot,
  markedNew,
  isRecommended,
  minimumStake,
  maximumStake,
  version,
}: SwitchedGame) => ({
  nameEn,
  nameSw,
  category,
  isHot,
  markedNew,
  isRecommended,
  minimumStake,
  maximumStake,
  version,
});
const change = async (more: object, on?: SwitchedGame) =>
  post(`${id}/settings`, { ...settingsFrom(on ?? (await read())), reason, ...more });

const listedGames = async () => {
  const { value } = await platform.player(
    'GET /wps/relay/GCSGAME_gameList?clientType=3&gameType=RNG&pageNo=1&pageSize=50&vassalage=TESTER',
  );
  return value.content as {
    gameId: string;
    displayName: string;
    isHot: number;
    isNew: boolean;
    minimumStake: string | null;
    maximumStake: string | null;
  }[];
};

test('what staff set stands in the catalogue at once, written down with before and after', async () => {
  const wanted = {
    nameEn: 'Night Quay',
    nameSw: 'Gati la Usiku',
    isHot: true,
    markedNew: false,
    isRecommended: true,
    minimumStake: '5.00',
    maximumStake: '200.00',
  };
  const changed = await change(wanted);
  assert.equal(changed.success, true, changed.text);
  const first = await untilReadAgain('the new name in the catalogue', async () => {
    const [shown] = await listedGames();
    return shown?.displayName === 'Night Quay' && shown;
  });
  assert.deepEqual(
    [first.displayName, first.isHot, first.isNew, first.minimumStake, first.maximumStake],
    ['Night Quay', 1, false, '5.00', '200.00'],
  );
  const { rows } = await platform.owner.query(
    `SELECT before, after, reason FROM audit_entries
      WHERE action = 'game.changed' AND subject = 'game:TESTER-test-slot'`,
  );
  assert.equal(rows.length, 1);
  assert.deepEqual(
    [rows[0].before.nameEn, rows[0].after.nameEn, rows[0].after.minimumStake, rows[0].reason],
    ['Test slot', 'Night Quay', '5.00', reason],
  );
});

test('a change of what another has changed meanwhile is refused', async () => {
  const seen = await read();
  assert.equal((await change({ isHot: false }, seen)).success, true);
  const late = await change({ nameEn: 'Late' }, seen);
  assert.deepEqual([late.status, late.code], [409, 'changed_meanwhile']);
});

test('stakes outside of what the vendor offers, or crossed, are refused', async () => {
  for (const stakes of [
    { minimumStake: '0.50' },
    { maximumStake: '1000001.00' },
    { minimumStake: '50.00', maximumStake: '20.00' },
  ]) {
    const { status, code } = await change(stakes);
    assert.deepEqual([status, code], [400, 'stakes_not_offered'], JSON.stringify(stakes));
  }
});

test('a vendor’s list takes back neither names nor stakes that staff set', async () => {
  const offer = (minimum: string, maximum: string) =>
    inTransaction(platform.owner, (transaction) =>
      offerGames(
        transaction,
        [
          {
            gameCode: 'test-slot',
            vendorCode: 'TESTER',
            vendorName: 'TESTER',
            category: 'RNG',
            title: { en: 'Vendor name', sw: 'Jina la muuzaji' },
            rtpBasisPoints: null,
            volatility: null,
            stakes: { KES: { minimum, maximum } },
            features: [],
            releasedOn: '2026-01-01',
            isReady: true,
          },
        ],
        new Map([['TESTER', 900]]),
        'KES',
        10_000,
      ),
    );
  await offer('100', '50000');
  const kept = await read();
  assert.deepEqual(
    [kept.nameEn, kept.minimumStake, kept.maximumStake, kept.offeredMaximum],
    ['Night Quay', '5.00', '200.00', '500.00'],
  );
  await offer('100', '10000');
  const cut = await read();
  assert.deepEqual(
    [cut.minimumStake, cut.maximumStake, cut.offeredMaximum],
    ['5.00', null, '100.00'],
  );
});

test('maintenance ends by the clock, and a time that is over is refused', async () => {
  const over = await post(`${id}/switch`, {
    isOn: false,
    until: '2020-01-01T00:00:00.000Z',
    reason,
  });
  assert.deepEqual([over.status, over.code], [400, 'time_passed']);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const off = await post(`${id}/switch`, { isOn: false, until, reason });
  assert.deepEqual([off.value.isOn, off.value.offUntil], [false, until]);
  await endMaintenance(platform.context);
  assert.equal((await read()).isOn, false);
  await platform.owner.query(
    `UPDATE games SET maintenance_until = now() - interval '1 s' WHERE id = 900`,
  );
  await endMaintenance(platform.context);
  await endMaintenance(platform.context);
  const game = await read();
  assert.deepEqual([game.isOn, game.offUntil], [true, null]);
  const { rows } = await platform.owner.query(
    `SELECT 1 FROM audit_entries WHERE actor = 'system' AND action = 'game.switched_on'`,
  );
  assert.equal(rows.length, 1);
});

test('games move among those of their category', async () => {
  const order = async () =>
    (await list('vendor=TESTER&category=RNG')).map(({ gameId }) => gameId.slice(7)).join(' ');
  const move = (game: string, to: string) => post(`${game}/move`, { to });
  assert.equal(await order(), 'test-slot b c d');
  await move('901', 'up');
  assert.equal(await order(), 'b test-slot c d');
  await move('901', 'down');
  await move('901', 'down');
  assert.equal(await order(), 'test-slot c b d');
  await move('903', 'first');
  assert.equal(await order(), 'd test-slot c b');
  await move('903', 'up');
  await Promise.all([move('903', 'last'), move('902', 'last'), move('901', 'up')]);
  assert.deepEqual((await order()).split(' ').toSorted(), ['b', 'c', 'd', 'test-slot']);
  const { rows } = await platform.owner.query(
    'SELECT count(DISTINCT position)::int AS n FROM games WHERE vendor_id = 900',
  );
  assert.deepEqual(rows, [{ n: 4 }]);
  assert.equal((await move('999999', 'up')).code, 'not_found');
});

test('many games are changed at once; what is so already or not built is left', async () => {
  const bulk = (act: string, ids: string[]) => post('bulk', { ids, act, reason });
  const off = await bulk('switch_off', ['900', '901', '902', '903', '999999']);
  assert.deepEqual(off.value, { changed: 3, left: 2 });
  const on = await bulk('switch_on', ['900', '901', '902', '903']);
  assert.deepEqual(on.value, { changed: 3, left: 1 });
  assert.deepEqual((await bulk('recommend', ['901', '902'])).value, { changed: 2, left: 0 });
  assert.deepEqual((await bulk('unrecommend', ['901', '901'])).value, { changed: 1, left: 0 });
  assert.deepEqual((await bulk('mark_hot', ['901'])).value, { changed: 1, left: 0 });
  assert.deepEqual((await bulk('unmark_hot', ['901'])).value, { changed: 1, left: 0 });
});

test('to change games is a right of its own', async () => {
  const reader = await signInStaff(platform, { permissions: ['games.read'] });
  const settings = { ...settingsFrom(await read()), reason };
  for (const [path, body] of [
    [`${id}/settings`, settings],
    [`${id}/move`, { to: 'up' }],
    ['bulk', { ids: [id], act: 'recommend', reason }],
  ] as const) {
    assert.equal((await post(path, body, reader)).code, 'forbidden', path);
  }
  assert.equal((await post('999999/settings', settings)).code, 'not_found');
});
