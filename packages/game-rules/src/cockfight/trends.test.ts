import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FightResult } from './cockfight.rules.ts';
import { trendBeads, trendCounts, trendRoad } from './trends.ts';

const letters: Record<string, FightResult> = {
  m: 'meron',
  w: 'wala',
  b: 'bdd',
  f: 'ftd',
  x: 'cancelled',
};
const row = (text: string): FightResult[] => [...text].map((letter) => letters[letter]!);

test('results are counted, and a row of wins goes on through draws', () => {
  assert.deepEqual(trendCounts(row('mmwbwxfw')), {
    meron: 2,
    wala: 3,
    bdd: 1,
    ftd: 1,
    cancelled: 1,
    fights: 7,
    streak: { side: 'wala', length: 3 },
  });
  assert.equal(trendCounts(row('bfx')).streak, null);
  assert.deepEqual(trendCounts(row('mmm')).streak, { side: 'meron', length: 3 });
});

test('beads fill columns of six, and a cancelled fight leaves none', () => {
  const beads = trendBeads(row('mxwbfmww'));
  assert.deepEqual(
    beads.map(({ result }) => result),
    row('mwbfmww'),
  );
  assert.deepEqual([beads[5]?.column, beads[5]?.row], [0, 5]);
  assert.deepEqual([beads[6]?.column, beads[6]?.row], [1, 0]);
});

test('wins of one side go down, the other side opens a column, draws stand on the win before', () => {
  assert.deepEqual(trendRoad(row('bmmfbwxm')), [
    { side: 'meron', draws: 1, column: 0, row: 0 },
    { side: 'meron', draws: 2, column: 0, row: 1 },
    { side: 'wala', draws: 0, column: 1, row: 0 },
    { side: 'meron', draws: 0, column: 2, row: 0 },
  ]);
  const long = trendRoad(row('mmmmmmmmw'));
  assert.deepEqual(long.map(({ column, row: at }) => [column, at]).slice(5), [
    [0, 5],
    [1, 5],
    [2, 5],
    [1, 0],
  ]);
  assert.deepEqual(trendRoad(row('bxf')), []);
});
