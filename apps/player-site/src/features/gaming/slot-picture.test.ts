import assert from 'node:assert/strict';
import { test } from 'node:test';
import { studioGame } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
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
  const picture = readSlotPicture({ game: 'taa-za-pwani', base: spin, freeSpins: [spin] });
  assert.equal(picture?.base.window.length, 2);
  assert.equal(picture?.freeSpins.length, 1);
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
