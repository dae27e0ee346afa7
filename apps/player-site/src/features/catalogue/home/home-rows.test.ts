import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameMenu } from '#features/catalogue/menus/open-menus.rules.ts';
import { homeRows, openOnly } from './home-rows.rules.ts';

function menu(gameCategory: GameMenu['gameCategory'], count: number): GameMenu {
  const vendors = Array.from({ length: count }, (_, at) => ({
    vassalage: `V${at}`,
    name: `Vendor ${at}`,
    icon: '',
    isUnderMaintenance: false,
  }));
  return { gameCategory, vendors };
}

/** Each row in a word: what it lists and how much of it. */
function told(menus: readonly GameMenu[]): string[] {
  return homeRows(menus).map((row) =>
    row.kind === 'vendors'
      ? `${row.gameType}: ${row.vendors.length} vendors`
      : `${row.gameType}: games of ${row.vassalage ?? 'all'}`,
  );
}

test('home shows the first three slot vendors, one live and one fishing vendor', () => {
  assert.deepEqual(told([menu('RNG', 5), menu('LIVE', 2), menu('FISH', 2)]), [
    'RNG: games of V0',
    'RNG: games of V1',
    'RNG: games of V2',
    'LIVE: games of V0',
    'FISH: games of V0',
  ]);
});

test('sports, esports, lotteries and cockfights are rows of at most twelve vendors', () => {
  const menus = (['SPORTS', 'ESPORTS', 'LOTT', 'COCKFIGHT'] as const).map((category) =>
    menu(category, 13),
  );
  assert.deepEqual(told(menus), [
    'SPORTS: 12 vendors',
    'ESPORTS: 12 vendors',
    'LOTT: 12 vendors',
    'COCKFIGHT: 12 vendors',
  ]);
  assert.deepEqual(told([menu('ESPORTS', 5)]), ['ESPORTS: 5 vendors']);
});

test('every other category is one row of games, in the menu’s order', () => {
  assert.deepEqual(told([menu('PVP', 3), menu('ELOTT', 1), menu('BGS', 1)]), [
    'PVP: games of all',
    'ELOTT: games of all',
    'BGS: games of all',
  ]);
});

test('home shows what can be played, in its own order', () => {
  const games = [
    { name: 'resting', isUnderMaintenance: true },
    { name: 'first', isUnderMaintenance: false },
    { name: 'second' },
    { name: 'resting too', isUnderMaintenance: true },
  ];
  assert.deepEqual(
    openOnly(games).map(({ name }) => name),
    ['first', 'second'],
  );
});

test('a vendor under maintenance has no row and takes no other one’s place', () => {
  const { gameCategory, vendors } = menu('RNG', 5);
  const resting = vendors.map((vendor, at) => ({ ...vendor, isUnderMaintenance: at === 0 }));
  assert.deepEqual(told([{ gameCategory, vendors: resting }]), [
    'RNG: games of V1',
    'RNG: games of V2',
    'RNG: games of V3',
  ]);
  const none = vendors.map((vendor) => ({ ...vendor, isUnderMaintenance: true }));
  assert.deepEqual(told([{ gameCategory: 'SPORTS', vendors: none }]), []);
});
