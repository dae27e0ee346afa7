import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameMenu, homeRows } from './home-rows.rules.ts';

function menu(gameCategory: GameMenu['gameCategory'], count: number): GameMenu {
  const vendors = Array.from({ length: count }, (_, at) => ({
    vassalage: `V${at}`,
    name: `Vendor ${at}`,
    icon: '',
    isUnderMaintenance: false,
  }));
  return { gameCategory, vendors };
}

test('home shows the first three slot vendors, one live and one fishing vendor', () => {
  const rows = homeRows([menu('RNG', 5), menu('LIVE', 2), menu('FISH', 2)]);
  assert.deepEqual(
    rows.map(({ gameType, vassalage }) => [gameType, vassalage]),
    [
      ['RNG', 'V0'],
      ['RNG', 'V1'],
      ['RNG', 'V2'],
      ['LIVE', 'V0'],
      ['FISH', 'V0'],
    ],
  );
});

test('every other category is one row, in the menu’s order', () => {
  const rows = homeRows([menu('SPORTS', 3), menu('LOTT', 1)]);
  assert.deepEqual(
    rows.map(({ gameType, vassalage }) => [gameType, vassalage]),
    [
      ['SPORTS', undefined],
      ['LOTT', undefined],
    ],
  );
});
