import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  brakeTo,
  brakingAngle,
  restOf,
  runningAngle,
  runningSpeed,
  sliceAt,
} from './wheel-motion.ts';

test('a wheel comes to rest on the slice it was meant for, wherever it is braked', () => {
  for (const slices of [8, 9, 12]) {
    for (let slice = 0; slice < slices; slice += 1) {
      for (const within of [0.15, 0.5, 0.85]) {
        const braking = brakeTo(runningAngle(1.3), restOf(slice, slices, within));
        assert.equal(sliceAt(braking.to, slices), slice);
        assert.ok(braking.to - braking.from >= 3 * 360);
        assert.ok(braking.to - braking.from < 4 * 360);
      }
    }
  }
});

test('braking begins with the running speed, only slows down, and ends still', () => {
  const braking = brakeTo(100, 47);
  const step = 0.001;
  const speedAt = (since: number) =>
    (brakingAngle(braking, since + step) - brakingAngle(braking, since)) / step;
  assert.ok(Math.abs(speedAt(0) - runningSpeed) < 2);
  let before = speedAt(0);
  for (let since = 0.1; since < braking.seconds; since += 0.1) {
    assert.ok(speedAt(since) <= before);
    before = speedAt(since);
  }
  assert.equal(brakingAngle(braking, braking.seconds + 5), braking.to);
});

test('the push is even with the running', () => {
  const gap = runningAngle(0.5 + 1e-6) - runningAngle(0.5 - 1e-6);
  assert.ok(gap > 0 && gap < 0.01);
});
