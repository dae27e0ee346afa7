import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeOf, perHead, runningSums, shareOf, unitsOf } from './figures.rules.ts';

test('amounts and counts are whole units, signs kept', () => {
  assert.deepEqual([unitsOf('-12.50'), unitsOf(7), unitsOf('0.05')], [-1250n, 7n, 5n]);
});

test('a change is told in tenths of a percent of what was, and not of nothing', () => {
  assert.equal(changeOf('150.00', '100.00'), 500);
  assert.equal(changeOf('50.00', '-100.00'), 1500);
  assert.equal(changeOf(3, 4), -250);
  assert.equal(changeOf(3, 0), undefined);
});

test('a share of nothing is nothing', () => {
  assert.equal(shareOf('25.00', '100.00'), 250);
  assert.equal(shareOf('25.00', '0.00'), 0);
});

test('what a head brought is rounded towards zero, and nobody brought nothing', () => {
  assert.deepEqual(
    [perHead('10.00', 3), perHead('-10.00', 3), perHead('5.00', 0)],
    [333n, -333n, 0n],
  );
});

test('hours add up', () => {
  assert.deepEqual(runningSums(['1.00', '-0.50', '2.00']), [100n, 50n, 250n]);
});
