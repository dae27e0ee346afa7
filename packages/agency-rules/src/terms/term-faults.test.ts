import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount } from '@bahati/agency-rules/bills/figures.testing.ts';
import { maxAmount } from '@bahati/money/money.ts';
import { findTermFaults, maxActiveMembers, maxRateBps, maxTiers } from './term-faults.ts';
import type { DailySalaryTier, DividendTier, HourlySalaryTier, Terms } from './terms.ts';

const tier = (own: Partial<DividendTier> = {}): DividendTier => ({
  turnover: amount(1_000),
  activeMembers: 1,
  loss: amount(100),
  rateBps: 100,
  ...own,
});
const dividend = (...tiers: DividendTier[]): Terms => ({
  kind: 'dividend',
  period: 'M',
  mode: 'fixed',
  carryOver: 'always',
  tiers,
});
const daily = (hasLossCheck: boolean, ...tiers: DailySalaryTier[]): Terms => ({
  kind: 'daily_salary',
  hasLossCheck,
  tiers,
});
const rate = (turnover: bigint, rateBps: number, loss = 0n): DailySalaryTier => ({
  turnover,
  activeMembers: 0,
  loss,
  pays: 'rate',
  rateBps,
});
const sum = (turnover: bigint, paid: bigint): DailySalaryTier => ({
  turnover,
  activeMembers: 0,
  loss: 0n,
  pays: 'sum',
  sum: paid,
});
const hourly = (...rates: [turnover: bigint, win: number, loss: number][]): Terms => ({
  kind: 'hourly_salary',
  tiers: rates.map(
    ([turnover, winRateBps, lossRateBps]): HourlySalaryTier => ({
      turnover,
      activeMembers: 0,
      winRateBps,
      lossRateBps,
    }),
  ),
});
const realTime = (rateBps: number, dailyTurnoverBrake: bigint | null): Terms => ({
  kind: 'real_time_salary',
  rateBps,
  dailyTurnoverBrake,
});

/** Each fault as one line: `0 rateBps too_high`. */
const faults = (terms: Terms) =>
  findTermFaults(terms).map(({ code, field, tier: at }) => `${at ?? '-'} ${field} ${code}`);

test('terms at their bounds are valid', () => {
  const higher = tier({ turnover: amount(2_000), rateBps: 200 });
  assert.deepEqual(faults(dividend(tier(), higher)), []);
  const zero = tier({ turnover: 0n, activeMembers: 0, loss: 0n, rateBps: 0 });
  const most = { turnover: maxAmount, activeMembers: maxActiveMembers, loss: maxAmount };
  assert.deepEqual(faults(dividend(zero, { ...most, rateBps: maxRateBps })), []);
  assert.deepEqual(faults(daily(true, rate(0n, 1, 5n), rate(0n, 2, 6n))), []);
  assert.deepEqual(faults(hourly([0n, 10, 20])), []);
  assert.deepEqual(faults(realTime(0, null)), []);
  assert.deepEqual(faults(realTime(maxRateBps, maxAmount)), []);
});

test('a figure below zero, too high or not whole is told with its place', () => {
  assert.deepEqual(
    faults(dividend(tier({ turnover: -1n, activeMembers: -1, loss: -1n, rateBps: -1 }))),
    ['0 turnover negative', '0 activeMembers negative', '0 loss negative', '0 rateBps negative'],
  );
  assert.deepEqual(
    faults(
      dividend(
        tier({
          turnover: maxAmount + 1n,
          activeMembers: maxActiveMembers + 1,
          loss: maxAmount + 1n,
          rateBps: maxRateBps + 1,
        }),
      ),
    ),
    ['0 turnover too_high', '0 activeMembers too_high', '0 loss too_high', '0 rateBps too_high'],
  );
  assert.deepEqual(faults(dividend(tier({ rateBps: 1.5, activeMembers: Number.NaN }))), [
    '0 activeMembers not_whole',
    '0 rateBps not_whole',
  ]);
  assert.deepEqual(faults(realTime(10_001, -1n)), [
    '- rateBps too_high',
    '- dailyTurnoverBrake negative',
  ]);
  assert.deepEqual(faults(hourly([0n, 10_001, -1])), [
    '0 winRateBps too_high',
    '0 lossRateBps negative',
  ]);
  assert.deepEqual(faults(daily(false, sum(0n, maxAmount + 1n))), ['0 sum too_high']);
});

test('a contract has at least one tier and at most ten', () => {
  assert.deepEqual(faults(dividend()), ['- tiers no_tiers']);
  const rising = Array.from({ length: maxTiers + 1 }, (_, at) =>
    tier({ turnover: BigInt(at), rateBps: at }),
  );
  assert.deepEqual(faults(dividend(...rising.slice(0, maxTiers))), []);
  assert.deepEqual(faults(dividend(...rising)), ['- tiers too_many_tiers']);
});

test('each tier asks for more than the one before it', () => {
  const second = (own: Partial<DividendTier>) =>
    faults(dividend(tier(), tier({ rateBps: 200, ...own })));
  assert.deepEqual(second({}), ['1 turnover conditions_repeat']);
  assert.deepEqual(second({ activeMembers: 2 }), []);
  assert.deepEqual(second({ loss: amount(101) }), []);
  assert.deepEqual(second({ turnover: amount(999), activeMembers: 2 }), [
    '1 turnover condition_falls',
  ]);
  assert.deepEqual(second({ turnover: amount(1_001), activeMembers: 0, loss: amount(99) }), [
    '1 activeMembers condition_falls',
    '1 loss condition_falls',
  ]);
});

test('each tier pays more than the one before it', () => {
  const second = (rateBps: number) =>
    faults(dividend(tier(), tier({ turnover: amount(2_000), rateBps })));
  assert.deepEqual(second(100), ['1 rateBps pay_not_rising']);
  assert.deepEqual(second(99), ['1 rateBps pay_not_rising']);
  assert.deepEqual(faults(daily(false, sum(0n, 5n), sum(1n, 5n))), ['1 sum pay_not_rising']);
  assert.deepEqual(faults(daily(false, rate(0n, 5), sum(1n, 5n), rate(2n, 1))), []);
  assert.deepEqual(faults(hourly([0n, 10, 10], [1n, 10, 11])), []);
  assert.deepEqual(faults(hourly([0n, 10, 10], [1n, 10, 10])), ['1 winRateBps pay_not_rising']);
  assert.deepEqual(faults(hourly([0n, 10, 10], [1n, 11, 9])), ['1 lossRateBps pay_not_rising']);
});

test('a loss is asked for only where losses are checked', () => {
  assert.deepEqual(faults(daily(false, rate(0n, 5, 1n))), ['0 loss loss_not_checked']);
});
