import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HourlySalaryTerms } from '@bahati/agency-rules/terms/terms.ts';
import { amount } from './figures.testing.ts';
import { hourlySalaryBill } from './hourly-salary.ts';

const terms: HourlySalaryTerms = {
  kind: 'hourly_salary',
  tiers: [
    { turnover: 0n, activeMembers: 0, winRateBps: 10, lossRateBps: 20 },
    { turnover: amount(1_000), activeMembers: 0, winRateBps: 10, lossRateBps: 30 },
    { turnover: amount(1_000), activeMembers: 5, winRateBps: 25, lossRateBps: 40 },
  ],
};
const hour = (won: number | string, lost: number | string, activeMembers = 0) => ({
  winningStake: amount(won),
  losingStake: amount(lost),
  activeMembers,
  adjustmentLines: [],
});

test('winning and losing stakes have a rate each', () => {
  assert.equal(hourlySalaryBill(terms, hour(300, 600)).own, amount('1.50'));
  assert.equal(hourlySalaryBill(terms, hour(300, 0)).own, amount('0.30'));
  assert.equal(hourlySalaryBill(terms, hour(0, 0)).own, 0n);
});

test('a tier is reached by the turnover of the hour, exactly met, or by active members', () => {
  const bill = hourlySalaryBill(terms, hour(400, 600, 4));
  assert.equal(bill.turnover, amount(1_000));
  assert.equal(bill.chosenTier, 1);
  assert.equal(bill.own, amount('2.20'));
  assert.deepEqual(bill.nextTier, {
    tier: 2,
    missing: { turnover: 0n, activeMembers: 1, loss: 0n },
  });
  assert.equal(hourlySalaryBill(terms, hour(400, '599.99', 5)).chosenTier, 0);
  assert.equal(hourlySalaryBill(terms, hour(400, 600, 5)).own, amount('3.40'));
});

test('both parts together are rounded down once', () => {
  // 0.9 cents and 1.8 cents: 2.7 together, 0 and 1 if each were rounded.
  assert.equal(hourlySalaryBill(terms, hour(9, 9)).own, 2n);
});
