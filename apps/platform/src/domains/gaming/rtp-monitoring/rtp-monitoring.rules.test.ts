import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeReturn } from './rtp-monitoring.rules.ts';

const stated = { percent: 96, standardDeviation: 5 };

/** Rounds of one stake that gave back this much of it in all. */
const even = (rounds: bigint, percent: bigint) => ({
  rounds,
  stake: rounds * 2_000n,
  payout: rounds * 20n * percent,
  stakeSquares: rounds * 2_000n * 2_000n,
});

test('the band of rounds of one stake is 2.576 standard deviations over the root of their number', () => {
  const { bandPercent, measuredPercent, state } = judgeReturn(even(10_000n, 97n), stated);
  assert.ok(Math.abs((bandPercent ?? 0) - (2.576 * 500) / 100) < 1e-9);
  assert.deepEqual([measuredPercent, state], [97, 'inside']);
});

test('the same return of a hundred times the rounds stands outside', () => {
  const judged = judgeReturn(even(4_000_000n, 97n), stated);
  assert.equal(judged.state, 'outside');
  assert.ok(Math.abs((judged.deviations ?? 0) - 4) < 1e-9);
  assert.equal(judgeReturn(even(4_000_000n, 95n), stated).state, 'outside', 'too little as well');
});

test('a few large stakes widen the band', () => {
  const plain = even(10_000n, 96n);
  const mixed = { ...plain, stakeSquares: plain.stakeSquares * 9n };
  const width = (played: typeof plain) => judgeReturn(played, stated).bandPercent ?? 0;
  assert.ok(Math.abs(width(mixed) - 3 * width(plain)) < 1e-9);
});

test('few rounds are still gathered, and what is not stated is not judged', () => {
  assert.equal(judgeReturn(even(999n, 300n), stated).state, 'gathering');
  assert.equal(judgeReturn(even(1_000n, 300n), stated).state, 'outside');
  const unstated = judgeReturn(even(10_000n, 96n), null);
  assert.deepEqual(unstated, {
    measuredPercent: 96,
    bandPercent: null,
    deviations: null,
    state: 'unstated',
  });
});
