import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countEasing, countedUp } from './count-up.ts';

test('counting starts at nothing and ends on the win, to the minor unit', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10_000_000_000_000n), (win) => {
      assert.equal(countedUp(win, 0), 0n);
      assert.equal(countedUp(win, 1), win);
    }),
  );
});

test('the amount shown never goes back and never passes the win', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 1_000_000_000n),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (win, at) => {
        const shown = countedUp(win, at);
        assert.ok(shown >= 0n && shown <= win);
        assert.ok(countedUp(win, Math.min(1, at + 0.01)) >= shown);
      },
    ),
  );
});

test('the easing runs from 0 to 1 without turning back', () => {
  assert.equal(countEasing(0), 0);
  assert.equal(countEasing(1), 1);
  for (let step = 0; step < 100; step += 1) {
    assert.ok(countEasing((step + 1) / 100) > countEasing(step / 100));
  }
});
