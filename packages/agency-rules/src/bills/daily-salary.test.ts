import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DailySalaryTerms, DailySalaryTier } from '@bahati/agency-rules/terms/terms.ts';
import { dailySalaryBill } from './daily-salary.ts';
import { amount, teamOf } from './figures.testing.ts';

const rate = (turnover: number, active: number, rateBps: number, loss = 0): DailySalaryTier => ({
  turnover: amount(turnover),
  activeMembers: active,
  loss: amount(loss),
  pays: 'rate',
  rateBps,
});
const sum = (turnover: number, active: number, units: number): DailySalaryTier => ({
  turnover: amount(turnover),
  activeMembers: active,
  loss: 0n,
  pays: 'sum',
  sum: amount(units),
});
const terms = (tiers: DailySalaryTier[], hasLossCheck = false): DailySalaryTerms => ({
  kind: 'daily_salary',
  hasLossCheck,
  tiers,
});

const two = terms([rate(10_000, 1, 50), rate(50_000, 3, 80)]);

test('the highest tier reached pays its rate of all the team’s valid turnover', () => {
  const own = (turnover: number, active: number) =>
    dailySalaryBill(two, teamOf({ turnover, active })).own;
  assert.equal(own(9_999, 9), 0n);
  assert.equal(own(10_000, 1), amount(50), 'exactly met');
  assert.equal(own(50_000, 2), amount(250), 'one active member short');
  assert.equal(own(50_000, 3), amount(400));
  const figures = { ...teamOf({ turnover: 60_000, active: 3 }), validTurnover: amount(50_000) };
  assert.equal(dailySalaryBill(two, figures).own, amount(400));
});

test('a salary is paid whether the team won or lost', () => {
  assert.equal(
    dailySalaryBill(two, teamOf({ turnover: 50_000, active: 3, loss: -9_000 })).own,
    amount(400),
  );
});

test('with the loss check the team must have lost what the tier asks for', () => {
  const checked = terms([rate(0, 0, 50), rate(10_000, 0, 80, 500)], true);
  const bill = (loss: number) => dailySalaryBill(checked, teamOf({ turnover: 10_000, loss }));
  assert.equal(bill(500).own, amount(80));
  assert.equal(bill(499).own, amount(50));
  assert.equal(bill(0).own, amount(50), 'it has not won');
  assert.equal(bill(-1).own, 0n);
  assert.deepEqual(bill(-1).nextTier, {
    tier: 0,
    missing: { turnover: 0n, activeMembers: 0, loss: amount(1) },
  });
});

test('of a fixed sum and a rate the one that pays more is chosen', () => {
  const mixed = terms([rate(10_000, 1, 100), sum(20_000, 1, 250)]);
  const bill = (turnover: number) => dailySalaryBill(mixed, teamOf({ turnover, active: 1 }));
  assert.equal(bill(20_000).own, amount(250));
  assert.equal(bill(20_000).chosenTier, 1);
  assert.equal(bill(25_000).chosenTier, 1, 'of equal ones the higher tier');
  assert.equal(bill(25_001).own, amount('250.01'));
  assert.equal(bill(25_001).chosenTier, 0);
});

test('less than a cent is no salary, and no turnover pays no rate', () => {
  const tiny = terms([rate(0, 0, 1)]);
  assert.equal(dailySalaryBill(tiny, teamOf({ turnover: 99 })).own, 0n);
  assert.equal(dailySalaryBill(tiny, teamOf({ turnover: 100 })).own, 1n);
  assert.equal(dailySalaryBill(tiny, teamOf({ turnover: 0 })).own, 0n);
});
