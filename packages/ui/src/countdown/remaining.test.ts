import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remainingClock } from './remaining.ts';

test('the clock counts every begun second and stops at zero', () => {
  assert.equal(remainingClock(42_000, 0), '0:42');
  assert.equal(remainingClock(42_000, 1), '0:42');
  assert.equal(remainingClock(42_000, 41_999), '0:01');
  assert.equal(remainingClock(42_000, 42_000), '0:00');
  assert.equal(remainingClock(42_000, 99_000), '0:00');
});

test('hours appear only when there are any', () => {
  assert.equal(remainingClock(725_000, 0), '12:05');
  assert.equal(remainingClock(3_750_000, 0), '1:02:30');
});
