import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextCheckAt, wholeMinutes } from './reality-check.ts';

const minute = 60_000;

test('the first check comes one interval after the opening', () => {
  assert.equal(nextCheckAt(1000, 30, 1000), 1000 + 30 * minute);
});

test('a check answered late moves to the next whole interval', () => {
  const openedAt = 0;
  assert.equal(nextCheckAt(openedAt, 30, 31 * minute), 60 * minute);
  assert.equal(nextCheckAt(openedAt, 30, 60 * minute), 90 * minute);
});

test('a clock that was set back never brings a check at once', () => {
  assert.equal(nextCheckAt(10 * minute, 15, 0), 25 * minute);
});

test('minutes are counted when they are full', () => {
  assert.equal(wholeMinutes(0, minute - 1), 0);
  assert.equal(wholeMinutes(0, minute), 1);
  assert.equal(wholeMinutes(minute, 0), 0);
});
