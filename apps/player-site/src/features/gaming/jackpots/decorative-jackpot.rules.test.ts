import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  firstCents,
  groupedFigure,
  highestCents,
  lowestCents,
  pauseMs,
  risenCents,
} from './decorative-jackpot.rules.ts';

const almostOne = 1 - Number.EPSILON;

test('the decorative jackpot begins between 100 million and 1 billion, with two decimals', () => {
  assert.equal(groupedFigure(firstCents(0)), '100,000,000.00');
  assert.equal(groupedFigure(firstCents(almostOne)), '1,000,000,000.00');
  assert.equal(groupedFigure(lowestCents + 5), '100,000,000.05');
});

test('it rises by 100 to 500 and never stands above 1 billion', () => {
  assert.equal(risenCents(lowestCents, 0) - lowestCents, 100_00);
  assert.equal(risenCents(lowestCents, almostOne) - lowestCents, 500_00);
  assert.equal(risenCents(highestCents, 0), lowestCents);
});

test('it rises after 3, 4 or 5 seconds', () => {
  const pauses = Array.from({ length: 300 }, (_, at) => pauseMs(at / 300));
  assert.deepEqual([...new Set(pauses)], [3_000, 4_000, 5_000]);
});
