import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dieAt } from './dice-path.ts';

const dice = [0, 1, 2] as const;
const parts = Array.from({ length: 201 }, (_, at) => at / 200);

test('each die comes to lie on the floor with no tumble left, so that its face stays up', () => {
  for (const index of dice) {
    const { y, pitch, roll } = dieAt(index, 1);
    assert.deepEqual([Math.abs(y), Math.abs(pitch), Math.abs(roll)], [0, 0, 0]);
  }
});

test('dice lie apart in the end, and none falls through the floor or flies out of the dome', () => {
  const ends = dice.map((index) => dieAt(index, 1));
  for (const [at, one] of ends.entries()) {
    for (const other of ends.slice(at + 1)) {
      // A die that lies askew is 1.42 wide at most.
      assert.ok(Math.hypot(one.x - other.x, one.z - other.z) > 1.42);
    }
  }
  for (const index of dice) {
    for (const part of parts) {
      const { x, y, z } = dieAt(index, part);
      assert.ok(y >= 0 && y <= 2.5 + 1e-9);
      assert.ok(Math.hypot(x, z) < 1.6);
    }
  }
});
