import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount } from '@bahati/agency-rules/bills/figures.testing.ts';
import type {
  DailySalaryTerms,
  DailySalaryTier,
  DividendTerms,
  HourlySalaryTerms,
  Terms,
} from '@bahati/agency-rules/terms/terms.ts';
import { findExcesses } from './chain-terms.ts';

const dividend = (
  mode: DividendTerms['mode'],
  ...tiers: [turnover: number, activeMembers: number, loss: number, rateBps: number][]
): DividendTerms => ({
  kind: 'dividend',
  period: 'W',
  mode,
  carryOver: 'none',
  tiers: tiers.map(([turnover, activeMembers, loss, rateBps]) => ({
    turnover: amount(turnover),
    activeMembers,
    loss: amount(loss),
    rateBps,
  })),
});
type Row = [turnover: number, activeMembers: number, rateBps: number, loss?: number];
const rates = (...rows: Row[]): DailySalaryTier[] =>
  rows.map(([turnover, activeMembers, rateBps, loss = 0]) => ({
    turnover: amount(turnover),
    activeMembers,
    loss: amount(loss),
    pays: 'rate',
    rateBps,
  }));
const sums = (...rows: [turnover: number, sum: number][]): DailySalaryTier[] =>
  rows.map(([turnover, sum]) => ({
    turnover: amount(turnover),
    activeMembers: 0,
    loss: 0n,
    pays: 'sum',
    sum: amount(sum),
  }));
const daily = (tiers: DailySalaryTier[], hasLossCheck = false): DailySalaryTerms => ({
  kind: 'daily_salary',
  hasLossCheck,
  tiers,
});
const hourly = (...rows: [turnover: number, win: number, loss: number][]): HourlySalaryTerms => ({
  kind: 'hourly_salary',
  tiers: rows.map(([turnover, winRateBps, lossRateBps]) => ({
    turnover: amount(turnover),
    activeMembers: 0,
    winRateBps,
    lossRateBps,
  })),
});
const realTime = (rateBps: number, brake: number | null = null): Terms => ({
  kind: 'real_time_salary',
  rateBps,
  dailyTurnoverBrake: brake === null ? null : amount(brake),
});

/** Each excess as one line: `0 rateBps`. */
const excesses = (downline: Terms, upline: Terms) =>
  findExcesses(downline, upline).map(({ field, tier }) => `${tier ?? '-'} ${field}`);

test('a rate may equal the upline’s but never exceed it', () => {
  assert.deepEqual(excesses(realTime(50), realTime(50)), []);
  assert.deepEqual(excesses(realTime(51), realTime(50)), ['- rateBps']);
  const upline = dividend('fixed', [100, 1, 10, 300], [200, 1, 20, 500]);
  assert.deepEqual(excesses(upline, upline), []);
  assert.deepEqual(excesses(dividend('fixed', [200, 1, 20, 501]), upline), ['0 rateBps']);
});

test('a tier of the downline is held against what the upline reaches by the same figures', () => {
  const upline = dividend('fixed', [100, 1, 10, 300], [200, 2, 20, 500]);
  assert.deepEqual(excesses(dividend('fixed', [100, 1, 10, 300], [199, 2, 20, 500]), upline), [
    '1 rateBps',
  ]);
  assert.deepEqual(excesses(dividend('fixed', [300, 1, 30, 400]), upline), ['0 rateBps']);
  assert.deepEqual(excesses(dividend('fixed', [300, 2, 20, 400]), upline), []);
  assert.deepEqual(excesses(dividend('fixed', [100, 1, 9, 1]), upline), ['0 rateBps']);
  assert.deepEqual(excesses(dividend('fixed', [100, 1, 9, 0]), upline), [], 'it pays nothing');
});

test('floating terms are compared below the loss of a tier too', () => {
  const upline = dividend('floating', [0, 0, 100, 300], [0, 1, 300, 500]);
  assert.deepEqual(excesses(dividend('floating', [0, 0, 100, 300]), upline), []);
  assert.deepEqual(excesses(dividend('floating', [0, 0, 99, 300]), upline), ['0 rateBps']);
  assert.deepEqual(excesses(dividend('floating', [0, 1, 250, 500]), upline), ['0 rateBps']);
  // The upline pays 1.66 % of a loss of 100 by its second tier, and 3 % by its first.
  assert.deepEqual(excesses(dividend('fixed', [0, 1, 100, 300]), upline), []);
  const steps = dividend('fixed', [0, 0, 50, 200], [0, 0, 100, 300]);
  assert.deepEqual(
    excesses(dividend('floating', [0, 0, 100, 300]), steps),
    ['0 rateBps'],
    'a loss below 50 pays the downline alone',
  );
  const open = dividend('fixed', [0, 0, 0, 200], [0, 0, 100, 300]);
  assert.deepEqual(excesses(dividend('floating', [0, 0, 150, 300]), open), []);
  assert.deepEqual(excesses(dividend('floating', [0, 0, 149, 300]), open), ['0 rateBps']);
});

test('dividends of one line have one period', () => {
  const weekly = dividend('fixed', [0, 0, 0, 300]);
  assert.deepEqual(findExcesses({ ...weekly, period: 'M' }, weekly), [
    { code: 'period_differs', field: 'period', tier: null },
  ]);
});

test('a sum is compared with a rate at the turnover from which it is paid', () => {
  const upline = daily(rates([1_000, 0, 100], [5_000, 0, 200]));
  assert.deepEqual(excesses(daily(sums([1_000, 10], [5_000, 100])), upline), []);
  assert.deepEqual(excesses(daily(sums([1_000, 11])), upline), ['0 sum']);
  assert.deepEqual(excesses(daily(sums([999, 1])), upline), ['0 sum']);
});

test('a rate outgrows any sum, here or just before the upline’s next tier', () => {
  assert.deepEqual(excesses(daily(rates([0, 0, 1])), daily(sums([0, 9_000]))), ['0 rateBps']);
  const mixed = daily([...sums([0, 50]), ...rates([5_000, 0, 200])]);
  assert.deepEqual(excesses(daily(rates([0, 0, 100])), mixed), []);
  assert.deepEqual(excesses(daily(rates([0, 0, 101])), mixed), ['0 rateBps']);
});

test('a downline that is paid whatever the result stays not within an upline that is not', () => {
  const free = daily(rates([0, 0, 10]));
  const checked = daily(rates([0, 0, 10, 100]), true);
  assert.deepEqual(excesses(checked, free), []);
  assert.deepEqual(excesses(free, checked), ['0 rateBps']);
  assert.deepEqual(excesses(daily(rates([0, 0, 10, 100]), true), checked), []);
  assert.deepEqual(excesses(daily(rates([0, 0, 10, 99]), true), checked), ['0 rateBps']);
});

test('of an hourly salary both rates are held against the upline’s', () => {
  const upline = hourly([0, 10, 20], [1_000, 20, 30]);
  assert.deepEqual(excesses(hourly([0, 10, 20], [1_000, 20, 30]), upline), []);
  assert.deepEqual(excesses(hourly([0, 11, 21]), upline), ['0 winRateBps', '0 lossRateBps']);
  assert.deepEqual(excesses(hourly([999, 10, 21]), upline), ['0 lossRateBps']);
});

test('a downline’s bets stop counting no later than its upline’s', () => {
  assert.deepEqual(excesses(realTime(5, 100), realTime(5)), []);
  assert.deepEqual(excesses(realTime(5, 100), realTime(5, 100)), []);
  assert.deepEqual(excesses(realTime(5, 101), realTime(5, 100)), ['- dailyTurnoverBrake']);
  assert.deepEqual(excesses(realTime(5), realTime(5, 100)), ['- dailyTurnoverBrake']);
});

test('contracts of two kinds stand in no line', () => {
  assert.throws(() => findExcesses(realTime(1), hourly([0, 1, 1])), RangeError);
});
