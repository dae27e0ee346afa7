import assert from 'node:assert/strict';
import { test } from 'node:test';
import { multipleBonus } from './bonus.ts';
import { mostPayout } from './most-payout.ts';

const tiers = [
  { legs: 3, basisPoints: 300, leastOdds: 1_200 },
  { legs: 5, basisPoints: 1_000, leastOdds: 1_200 },
];
const won = (odds: number) => ({ odds, result: { result: 'won' } as const });

test('the bonus is the best tier reached, of what is won above the stake', () => {
  const paid = { stake: 10_000n, payout: 80_000n };
  assert.equal(multipleBonus(tiers, [won(2_000), won(2_000), won(2_000)], paid), 2_100n);
  const six = Array.from({ length: 5 }, () => won(1_500));
  assert.equal(multipleBonus(tiers, six, paid), 7_000n);
});

test('a leg below the least odds and a void one do not count for the bonus', () => {
  const paid = { stake: 10_000n, payout: 80_000n };
  assert.equal(multipleBonus(tiers, [won(2_000), won(4_000), won(1_190)], paid), 0n);
  const voided = { odds: 2_000, result: { result: 'void' } as const };
  assert.equal(multipleBonus(tiers, [won(2_000), won(4_000), voided], paid), 0n);
  assert.equal(multipleBonus(tiers, [won(2_000), won(4_000), won(1_300), voided], paid), 2_100n);
});

test('half results and dead heats earn no bonus, nor does what is lost', () => {
  const paid = { stake: 10_000n, payout: 80_000n };
  const three = [won(2_000), won(2_000), won(2_000)];
  const half = { odds: 2_000, result: { result: 'half_won' } as const };
  const tied = {
    odds: 2_000,
    result: { result: 'won', deadHeat: { places: 1, tied: 2 } } as const,
  };
  assert.equal(multipleBonus(tiers, [...three, half], paid), 0n);
  assert.equal(multipleBonus(tiers, [...three, tied], paid), 0n);
  assert.equal(multipleBonus(tiers, three, { stake: 10_000n, payout: 0n }), 0n);
});

test('the most a slip pays has every line won, and of each way the place part too', () => {
  const terms = { over: 1, under: 5, places: 3 };
  const slip = {
    shape: { kind: 'singles' } as const,
    bankers: [],
    legs: [
      { odds: 6_000, eachWay: terms },
      { odds: 3_000, eachWay: terms },
    ],
    isEachWay: true,
    stakes: [1_000n, 500n],
    bonusTiers: tiers,
  };
  // 10 at 6.00 and 2.00, 5 at 3.00 and 1.40.
  assert.deepEqual(mostPayout(slip), {
    stake: 3_000n,
    payout: 6_000n + 2_000n + 1_500n + 700n,
    bonus: 0n,
  });
});

test('the most a multiple pays has its bonus', () => {
  const legs = Array.from({ length: 3 }, () => ({ odds: 2_000, eachWay: null }));
  const slip = {
    shape: { kind: 'multiple' } as const,
    bankers: [],
    legs,
    isEachWay: false,
    stakes: [1_000n],
    bonusTiers: tiers,
  };
  assert.deepEqual(mostPayout(slip), { stake: 1_000n, payout: 8_210n, bonus: 210n });
});
