import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeOf } from './change.rules.ts';

test('a change is told as a part of what was before, rounded half up', () => {
  assert.deepEqual(changeOf(150n, 100n), { direction: 'up', basisPoints: 5_000 });
  assert.deepEqual(changeOf(2n, 3n), { direction: 'down', basisPoints: 3_333 });
  assert.deepEqual(changeOf(20_001n, 20_000n), { direction: 'up', basisPoints: 1 });
  assert.deepEqual(changeOf(7n, 7n), { direction: 'same', basisPoints: 0 });
});

test('a loss that grew went down, and one that shrank went up', () => {
  assert.deepEqual(changeOf(-150n, -100n), { direction: 'down', basisPoints: 5_000 });
  assert.deepEqual(changeOf(-50n, -100n), { direction: 'up', basisPoints: 5_000 });
});

test('of nothing, and from a loss to a gain, no part is told', () => {
  assert.deepEqual(changeOf(5n, 0n), { direction: 'up', basisPoints: null });
  assert.deepEqual(changeOf(5n, -5n), { direction: 'up', basisPoints: null });
  assert.deepEqual(changeOf(0n, 5n), { direction: 'down', basisPoints: 10_000 });
});
