import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountAt, placeOf, scaleSteps, stepped } from './amount-scale.ts';

const range = { least: 2_000n, most: 100_000n };
const unit = 500n;

test('the scale of a raise ends exactly at what is allowed, and rises in whole units', () => {
  assert.equal(amountAt(0, range, unit), 2_000n);
  assert.equal(amountAt(scaleSteps, range, unit), 100_000n);
  let before = 0n;
  for (let place = 0; place < scaleSteps; place += 1) {
    const amount = amountAt(place, range, unit);
    assert.equal(amount % unit, 0n);
    assert.ok(amount >= before);
    before = amount;
  }
});

test('an amount finds its place on the scale again', () => {
  for (const place of [0, 20, 55, 99, 100]) {
    const amount = amountAt(place, range, unit);
    assert.equal(amountAt(placeOf(amount, range, unit), range, unit), amount);
  }
});

test('steps stay within what is allowed', () => {
  assert.equal(stepped(2_000n, -500n, range), 2_000n);
  assert.equal(stepped(99_900n, 500n, range), 100_000n);
});
