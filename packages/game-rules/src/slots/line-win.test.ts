import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLineWin } from './line-win.ts';
import { crowdedGame } from './small-games.ts';

const game = crowdedGame([], []);
const [wild, scatter, high, middle, low] = [0, 1, 2, 3, 4] as const;

test('a run counts from the left and ends at the first other symbol', () => {
  assert.deepEqual(findLineWin(game, [low, low, low, middle, low]), {
    symbol: low,
    count: 3,
    pay: 5,
  });
  assert.equal(findLineWin(game, [middle, low, low, low, low]), undefined);
  assert.equal(findLineWin(game, [low, low, middle, low, low]), undefined);
});

test('a wild stands in anywhere in the run', () => {
  const four = { symbol: middle, count: 4, pay: 30 };
  assert.deepEqual(findLineWin(game, [middle, wild, middle, wild, low]), four);
  assert.deepEqual(findLineWin(game, [wild, middle, middle, middle, low]), four);
});

test('wilds that open a line pay as wilds when that is more', () => {
  // Three wilds pay 20; three wilds and one low symbol pay 25 as four low ones.
  assert.deepEqual(findLineWin(game, [wild, wild, wild, high, low])?.pay, 40);
  assert.deepEqual(findLineWin(game, [wild, wild, wild, low, high])?.pay, 25);
  assert.deepEqual(findLineWin(game, [wild, wild, middle, high, low])?.pay, 8);
  assert.deepEqual(findLineWin(game, [wild, wild, scatter, low, low]), {
    symbol: wild,
    count: 2,
    pay: 4,
  });
  assert.deepEqual(findLineWin(game, [wild, wild, wild, wild, low]), {
    symbol: low,
    count: 5,
    pay: 75,
  });
  assert.deepEqual(findLineWin(game, [wild, wild, wild, wild, scatter])?.pay, 60);
  assert.deepEqual(findLineWin(game, [wild, wild, wild, wild, wild])?.pay, 500);
});

test('a wild does not stand in for a scatter and scatters pay no lines', () => {
  assert.equal(findLineWin(game, [scatter, scatter, scatter, scatter, scatter]), undefined);
  assert.equal(findLineWin(game, [wild, scatter, scatter, wild, wild]), undefined);
  assert.equal(findLineWin(game, [low, low, scatter, low, low]), undefined);
});
