import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGain, netOf, wireNetOf } from './net.ts';

test('the net of a round is its payout less its stake, to the minor unit', () => {
  assert.equal(netOf({ payout: 2_250n, stake: 2_000n }), 250n);
  assert.equal(netOf({ payout: 0n, stake: 2_000n }), -2_000n);
  assert.equal(wireNetOf({ payout: '5.50', stake: '20.00', currency: 'KES' }), '-14.50');
  assert.equal(wireNetOf({ payout: '20.10', stake: '20.00', currency: 'KES' }), '0.10');
});

test('only what is paid above the stake is a gain', () => {
  const netOfFifty = (payout: string) => wireNetOf({ payout, stake: '50.00', currency: 'KES' });
  assert.deepEqual(
    ['0.00', '25.00', '50.00', '50.01'].map((payout) => isGain(netOfFifty(payout))),
    [false, false, false, true],
  );
});
