import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awardsOf, rangeOf } from './free-spin-words.ts';

test('numbers of scatters that win the same are told once', () => {
  assert.deepEqual(awardsOf([0, 0, 0, 10, 10, 10]), [{ scatters: 3, spins: 10, isLast: true }]);
  assert.deepEqual(awardsOf([0, 0, 0, 8, 12, 12]), [
    { scatters: 3, spins: 8, isLast: false },
    { scatters: 4, spins: 12, isLast: true },
  ]);
});

test('a rule that gives nothing is told by nothing', () => {
  assert.deepEqual(awardsOf([0, 0, 0]), []);
});

test('a pay by number names every number it is for', () => {
  assert.equal(rangeOf(12, undefined), '12+');
  assert.equal(rangeOf(10, 12), '10–11');
  assert.equal(rangeOf(9, 10), '9');
});
