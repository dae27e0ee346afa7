import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyInRange, firstBuyIn } from './buy-in.ts';

const bounds = { minimum: 20_000n, maximum: 200_000n };
const unit = 1_000n;

test('a seat takes what the table and the balance allow', () => {
  const range = buyInRange(bounds, { has: 0n, balance: 150_000n, unit });
  assert.deepEqual(range, { least: 20_000n, most: 150_000n, limit: 200_000n });
  assert.equal(firstBuyIn(range, unit, 100n), 100_000n);
});

test('who has chips may add up to the most, and at least a big blind', () => {
  const range = buyInRange(bounds, { has: 150_000n, balance: 900_000n, unit });
  assert.deepEqual([range.least, range.most], [1_000n, 50_000n]);
  assert.equal(firstBuyIn(range, unit, 100n), 50_000n);
});

test('who has less than the least to bring can bring nothing', () => {
  const range = buyInRange(bounds, { has: 0n, balance: 5_000n, unit });
  assert.ok(range.most < range.least);
});
