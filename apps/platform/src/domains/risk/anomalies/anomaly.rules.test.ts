/** What is usual, and what is far from it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandOf, fewestFigures, isOutside } from './anomaly.rules.ts';

const times = (count: number, value: bigint) => Array.from({ length: count }, () => value);

test('of fewer than two weeks nothing is said', () => {
  assert.equal(bandOf('rebates', times(fewestFigures - 1, 5n)), undefined);
  assert.ok(bandOf('rebates', times(fewestFigures, 5n)));
});

test('the band is the median and five spreads, whatever one wild day was', () => {
  const days = Array.from({ length: 15 }, (_, at) => 10_000_000n + BigInt(at) * 1_000_000n);
  const band = bandOf('vendor_ggr', days);
  // Median 17m; half of the distances are 4m or less: 4m × 1.4826 × 5 = 29.652m.
  assert.deepEqual(band, { median: 17_000_000n, low: -12_652_000n, high: 46_652_000n });
  const wild = bandOf('vendor_ggr', [...days.slice(0, -1), 9_000_000_000n]);
  assert.deepEqual(wild, band);
});

test('where the past hardly moved a small step is not far', () => {
  const band = bandOf('login_failures', times(20, 3n));
  assert.deepEqual(band, { median: 3n, low: -17n, high: 23n });
  assert.ok(band);
  assert.equal(isOutside('login_failures', 23n, band), false);
  assert.equal(isOutside('login_failures', 24n, band), true);
});

test('each figure is worth a look on its own side', () => {
  const band = { median: 0n, low: -10n, high: 10n };
  assert.equal(isOutside('deposit_success', 11n, band), false);
  assert.equal(isOutside('deposit_success', -11n, band), true);
  assert.equal(isOutside('payout_minutes', -11n, band), false);
  assert.equal(isOutside('vendor_ggr', -11n, band), true);
  assert.equal(isOutside('vendor_ggr', 11n, band), true);
});
