import assert from 'node:assert/strict';
import { test } from 'node:test';
import { throws } from './dice-throw.ts';

test('both dice come to lie apart on the floor with no tumble left, so that their faces stay up', () => {
  for (const { dieAt } of throws) {
    const [one, other] = [dieAt(0, 1), dieAt(1, 1)];
    for (const { y, pitch, roll } of [one, other]) {
      assert.deepEqual([Math.abs(y), Math.abs(pitch), Math.abs(roll)], [0, 0, 0]);
    }
    // A die that lies askew is 1.42 wide at most.
    assert.ok(Math.hypot(one.x - other.x, one.z - other.z) > 1.42);
  }
});
