import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fallen, fallMs, fallPlan } from './fall-plan.ts';

test('what stands above a gap falls into it and new symbols come from above the window', () => {
  const next = [
    [7, 8, 1, 3],
    [4, 5, 6, 9],
  ];
  const falls = fallPlan(next, [
    [0, 1],
    [0, 3],
  ]);
  const ofFirst = falls.filter(({ reel }) => reel === 0);
  assert.deepEqual(
    ofFirst.map(({ symbol, from, row }) => [symbol, from, row]),
    [
      [7, -2, 0],
      [8, -1, 1],
      [1, 0, 2],
      [3, 2, 3],
    ],
  );
  assert.ok(falls.filter(({ reel }) => reel === 1).every(({ from, row }) => from === row));
});

test('a reel of which everything vanished is filled anew', () => {
  const falls = fallPlan(
    [[1, 2]],
    [
      [0, 0],
      [0, 1],
    ],
  );
  assert.deepEqual(
    falls.map(({ from, row }) => row - from),
    [2, 2],
  );
});

test('a fall begins at rest, never stops short and ends where the symbol belongs', () => {
  assert.equal(fallen(0, 3), 0);
  assert.ok(Math.abs(fallen(0.74, 3) - 1) < 1e-9);
  assert.ok(Math.abs(fallen(1, 3) - 1) < 1e-9);
  for (let share = 0; share <= 1; share += 0.01) assert.ok(fallen(share, 3) <= 1 + 1e-9);
});

test('a longer fall takes longer and no fall takes no time', () => {
  assert.equal(fallMs(0), 0);
  assert.ok(fallMs(4) > fallMs(1) && fallMs(4) < 4 * fallMs(1));
});
