import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyCategories, type GameMenu, openMenus } from './open-menus.rules.ts';

const vendor = (vassalage: string, isUnderMaintenance: boolean) => ({
  vassalage,
  name: vassalage,
  icon: '',
  isUnderMaintenance,
});
const menus: GameMenu[] = [
  { gameCategory: 'RNG', vendors: [vendor('A', true), vendor('B', false)] },
  { gameCategory: 'SPORTS', vendors: [vendor('A', true)] },
  { gameCategory: 'LOTT', vendors: [] },
];

test('a category is in the menus when one of its vendors has a game to play', () => {
  assert.deepEqual(
    openMenus(menus).map(({ gameCategory }) => gameCategory),
    ['RNG'],
  );
});

test('the others are the categories that are coming', () => {
  assert.deepEqual(emptyCategories(menus), ['SPORTS', 'LOTT']);
});
