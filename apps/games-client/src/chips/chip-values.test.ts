import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chipFigure, pileOf, topChip } from './chip-values.ts';

test('an amount is written as short as a chip needs, and never as more than it is', () => {
  const shown = [1_000n, 99_900n, 100_000n, 199_999n, 150_000n, 10_000_000n, 12_345_600n];
  assert.deepEqual(shown.map(chipFigure), ['10', '999', '1K', '1.9K', '1.5K', '100K', '123K']);
});

test('a stack looks like its dearest chip', () => {
  assert.deepEqual(
    [1, 4, 5, 49, 50, 499, 500, 1000].map(topChip),
    [1, 1, 5, 10, 50, 100, 500, 500],
  );
});

test('a pile is made of the fewest chips, the dearest below', () => {
  assert.deepEqual(pileOf(66n), [50, 10, 5, 1]);
  assert.deepEqual(pileOf(1_202n), [500, 500, 100, 100, 1, 1]);
  assert.deepEqual(pileOf(0n), []);
});
