import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedPrice, meronShare, poolPrice } from './prices.ts';

test('a told price stands as Malay and as a decimal, cut and never rounded up', () => {
  const offer = { match: 'meron-favourite', prices: { meron: 70, wala: -81 } };
  assert.equal(fixedPrice(offer, 'meron'), '0.70 · 1.70');
  assert.equal(fixedPrice(offer, 'wala'), '-0.81 · 2.23');
  assert.equal(fixedPrice(null, 'wala'), '–');
});

test('a pool says what it would pay now, that it is forming, or that it pays too little', () => {
  const laid = (meron: bigint, wala: bigint) =>
    new Map([
      ['meron', meron],
      ['wala', wala],
    ]);
  assert.deepEqual(poolPrice(laid(10_000n, 6_000n), 'meron'), { is: 'price', text: '1.52' });
  assert.deepEqual(poolPrice(laid(10_000n, 0n), 'meron'), { is: 'forming' });
  assert.deepEqual(poolPrice(laid(100_000n, 10_000n), 'meron'), { is: 'too_low' });
  assert.deepEqual(poolPrice(laid(100_000n, 10_000n), 'wala'), { is: 'price', text: '10.45' });
  assert.equal(meronShare(laid(3n, 1n)), 75);
  assert.equal(meronShare(new Map()), 50);
});
