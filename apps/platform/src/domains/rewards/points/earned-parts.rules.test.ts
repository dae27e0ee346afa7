import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOfPoint, settleParts } from './earned-parts.rules.ts';

test('whole points are given and fractions wait for more', () => {
  assert.deepEqual(settleParts(2_700_000n, 0n), { points: 2n, left: 700_000n });
  assert.deepEqual(settleParts(999_999n, 5n), { points: 0n, left: 999_999n });
});

test('many small bets earn what one large one earns', () => {
  let [left, given] = [0n, 0n];
  for (let bet = 0; bet < 1_000; bet += 1) {
    const settled = settleParts(left + 333_333n, given);
    left = settled.left;
    given += settled.points;
  }
  assert.equal(given * partsOfPoint + left, 333_333_000n);
  assert.equal(given, 333n);
});

test('what is taken back never passes the balance, and the rest is owed', () => {
  assert.deepEqual(settleParts(-5_000_000n, 9n), { points: -5n, left: 0n });
  assert.deepEqual(settleParts(-5_400_000n, 2n), { points: -2n, left: -3_400_000n });
  assert.deepEqual(settleParts(-3_400_000n + 5_000_000n, 0n), { points: 1n, left: 600_000n });
  assert.deepEqual(settleParts(-999_999n, 9n), { points: 0n, left: -999_999n });
});
