import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import { findExcesses } from './chain-terms.ts';
import { withHigherRates } from './rate-margin.ts';

const dividend = (rateBps: number): Terms => ({
  kind: 'dividend',
  period: 'M',
  mode: 'floating',
  carryOver: 'none',
  tiers: [{ turnover: 100n, activeMembers: 3, loss: 1_000n, rateBps }],
});
const daily = (sum: bigint): Terms => ({
  kind: 'daily_salary',
  hasLossCheck: false,
  tiers: [{ turnover: 100n, activeMembers: 0, loss: 0n, pays: 'sum', sum }],
});
const dailyRate = (rateBps: number): Terms => ({
  kind: 'daily_salary',
  hasLossCheck: false,
  tiers: [{ turnover: 100n, activeMembers: 0, loss: 0n, pays: 'rate', rateBps }],
});
const hourly = (winRateBps: number, lossRateBps: number): Terms => ({
  kind: 'hourly_salary',
  tiers: [{ turnover: 0n, activeMembers: 0, winRateBps, lossRateBps }],
});
const realTime = (rateBps: number, dailyTurnoverBrake: bigint | null = null): Terms => ({
  kind: 'real_time_salary',
  rateBps,
  dailyTurnoverBrake,
});

const isBelow = (downline: Terms, upline: Terms) =>
  findExcesses(withHigherRates(downline), upline).length === 0;

test('a rate equal to the upline’s is not below it, one basis point less is', () => {
  const pairs: [equal: Terms, less: Terms][] = [
    [dividend(500), dividend(499)],
    [daily(1_000n), daily(999n)],
    [dailyRate(20), dailyRate(19)],
    [realTime(30), realTime(29)],
    [realTime(10_000), realTime(9_999)],
  ];
  for (const [upline, less] of pairs) {
    assert.equal(isBelow(upline, upline), false, upline.kind);
    assert.deepEqual(findExcesses(upline, upline), [], upline.kind);
    assert.equal(isBelow(less, upline), true, upline.kind);
  }
});

test('each rate of an hourly salary is looked at by itself', () => {
  const fields = findExcesses(withHigherRates(hourly(20, 19)), hourly(20, 20));
  assert.deepEqual(
    fields.map(({ field }) => field),
    ['winRateBps'],
  );
});

test('what pays nothing may stand beside nothing', () => {
  assert.equal(isBelow(hourly(0, 5), hourly(0, 6)), true);
  assert.equal(isBelow(daily(0n), daily(0n)), true);
  assert.equal(isBelow(realTime(0), realTime(0)), true);
});

test('the brake of turnover may be equal: it is no rate', () => {
  assert.equal(isBelow(realTime(29, 500n), realTime(30, 500n)), true);
});
