import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitsOf } from './payout-wait.ts';

test('a wait is told in hours, the last two in minutes, and never too short', () => {
  const minuteMs = 60_000;
  assert.deepEqual(unitsOf(24 * 60 * minuteMs), [24, 'hour']);
  assert.deepEqual(unitsOf(23 * 60 * minuteMs + 1), [24, 'hour']);
  assert.deepEqual(unitsOf(2 * 60 * minuteMs), [2, 'hour']);
  assert.deepEqual(unitsOf(119 * minuteMs), [119, 'minute']);
  assert.deepEqual(unitsOf(1), [1, 'minute']);
  assert.deepEqual(unitsOf(0), [1, 'minute']);
});
