import assert from 'node:assert/strict';
import { test } from 'node:test';
import { studioGame } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { flagshipGlyph } from './flagship-glyphs.ts';
import { readSlotPicture, winningPlaces } from './slot-picture.ts';
import { studioGlyph } from './studio-glyphs.ts';
import { symbolGlyphs } from './symbol-glyphs.ts';

const spin = {
  window: [
    [0, 1, 2],
    [3, 4, 5],
  ],
  stops: [1, 2],
  lineWins: [{ line: 3, symbol: 9, count: 3, pay: '10.00' }],
  pay: '10.00',
  multiplier: 1,
};

test('a slot’s picture is read with its free spins', () => {
  const told = { game: 'taa-za-pwani', version: 3, base: spin, freeSpins: [spin] };
  const picture = readSlotPicture(told);
  assert.equal(picture?.version, 3);
  assert.equal(picture.base.window.length, 2);
  assert.equal(picture.freeSpins.length, 1);
  assert.equal(readSlotPicture({ ...told, version: 'x' })?.version, undefined);
});

test('data of another shape is no picture', () => {
  for (const picture of [
    null,
    {},
    { game: 'taa-za-pwani' },
    { game: 'taa-za-pwani', base: { ...spin, window: [['a']] } },
    { game: 'taa-za-pwani', base: spin, freeSpins: [{}] },
  ])
    assert.equal(readSlotPicture(picture), undefined);
});

test('a line win covers its line’s places from the first reel on', () => {
  assert.deepEqual([...winningPlaces({ ...spin }, taaZaPwani.lines)], ['0,0', '1,1', '2,2']);
});

test('a win without a line covers the cells it names', () => {
  const won = {
    line: -1,
    symbol: 2,
    count: 2,
    pay: '5.00',
    cells: [
      [0, 2],
      [1, 1],
    ],
  };
  const picture = readSlotPicture({ game: 'x', base: { ...spin, lineWins: [won] } });
  assert.ok(picture);
  assert.deepEqual([...winningPlaces(picture.base, [])], ['0,2', '1,1']);
});

test('no two symbols of a flagship look alike in a record', () => {
  for (const { definition } of flagships) {
    const glyphs = definition.symbols.map((_, id) => flagshipGlyph(definition, id));
    assert.equal(new Set(glyphs).size, definition.symbols.length, definition.id);
  }
});

test('every symbol of the game has a drawing', () => {
  for (const { key } of taaZaPwani.symbols) assert.ok(symbolGlyphs[key], key);
});

test('no two symbols of a studio game look alike in a record', () => {
  for (let number = 1; number <= 48; number += 1) {
    const { symbols } = studioGame(number).definition;
    const glyphs = symbols.map(({ key }, rank) => studioGlyph(key, rank));
    assert.equal(new Set(glyphs).size, symbols.length, `${number}`);
  }
});
