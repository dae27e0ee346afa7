import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordOf } from './pre-acts.ts';
import { amountAt, placeOf, potShare, scaleSteps, stepped } from './raise-scale.ts';

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

test('a pot is what lies there after a call, over the call', () => {
  const betting = { pot: 3_000n, call: 1_000n, bet: 500n };
  assert.equal(potShare(2n, betting, range), 5_500n);
  assert.equal(potShare(1n, betting, range), 3_500n);
  assert.equal(potShare(2n, { pot: 300_000n, call: 0n, bet: 0n }, range), 100_000n);
});

test('steps stay within what is allowed', () => {
  assert.equal(stepped(2_000n, -500n, range), 2_000n);
  assert.equal(stepped(99_900n, 500n, range), 100_000n);
});

test('a wish comes to a check where that is free', () => {
  const free = { canCheck: true, call: null, raise: null };
  const dear = { canCheck: false, call: '10.00', raise: null };
  assert.deepEqual(wordOf('check-fold', free), { kind: 'check' });
  assert.deepEqual(wordOf('check-fold', dear), { kind: 'fold' });
  assert.deepEqual(wordOf('call-any', free), { kind: 'check' });
  assert.deepEqual(wordOf('call-any', dear), { kind: 'call' });
});
