import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOdds, writeBasisPoints, writeMillionths, writeOdds } from './figures.ts';

test('odds are read as they are written, to the ten-thousandth', () => {
  for (const text of ['9.5', '0', '1960', '0.0001']) {
    assert.equal(writeOdds(readOdds(text) ?? assert.fail(text)), text);
  }
  assert.equal(readOdds('12,500.5'), 125_005_000);
  assert.equal(readOdds('1.23456'), undefined);
  assert.equal(readOdds('9,5'), undefined);
});

test('returns are percentages without zeros that say nothing', () => {
  assert.equal(writeMillionths(950_000, 'en'), '95%');
  assert.equal(writeMillionths(659_260, 'en'), '65.926%');
  assert.equal(writeBasisPoints(9_505, 'en'), '95.05%');
});

test('large returns have their thousands apart, as every figure has', () => {
  assert.equal(writeBasisPoints(10_000_000, 'en'), '100,000.00%');
  assert.equal(writeMillionths(12_345_678, 'sw'), '1,234.5678%');
});
