import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { eachEvenStops } from './even-stops.ts';
import { drawsFrom } from './fast-clusters.ts';

const drawn = (seed: number) => drawsFrom(createKeystream(new Uint8Array(32).fill(seed)));
const strip = (length: number) => Array.from({ length }, () => 0);

function rowsOf(lengths: readonly number[], strength: number, seed: number): number[][] {
  const rows: number[][] = [];
  eachEvenStops(lengths.map(strip), strength, drawn(seed), (stops) => rows.push([...stops]));
  return rows;
}

test('any three of five reels show each of their combinations exactly once', () => {
  const rows = rowsOf([7, 7, 7, 7, 7], 3, 1);
  assert.equal(rows.length, 7 ** 3);
  for (const three of [
    [0, 1, 2],
    [0, 2, 4],
    [1, 3, 4],
    [2, 3, 4],
  ]) {
    const seen = new Set(rows.map((stops) => String(three.map((reel) => stops[reel]))));
    assert.equal(seen.size, 7 ** 3);
  }
});

test('shorter strips show every stop as often as chance has it, and none that they lack', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 40; seed += 1) {
    for (const [, stop = -1] of rowsOf([7, 6, 7], 2, seed)) counts[stop] = (counts[stop] ?? -1) + 1;
  }
  const total = 40 * 49;
  assert.deepEqual([counts.length, counts.reduce((sum, count) => sum + count, 0)], [6, total]);
  // A seventh of the rows draws anew; the others are even by themselves.
  const farthest = 3.29 * Math.sqrt(total / 7 / 6);
  for (const count of counts) assert.ok(Math.abs(count - total / 6) < 7 * farthest, String(counts));
});

test('an array is another each time, and the same for the same draws', () => {
  assert.deepEqual(rowsOf([5, 5, 5], 2, 3), rowsOf([5, 5, 5], 2, 3));
  assert.notDeepEqual(rowsOf([5, 5, 5], 2, 3), rowsOf([5, 5, 5], 2, 4));
});
