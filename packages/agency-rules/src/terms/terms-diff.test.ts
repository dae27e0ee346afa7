import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diffTerms } from './terms-diff.ts';
import type { DailySalaryTerms, DividendTerms } from './terms.ts';

const dividend: DividendTerms = {
  kind: 'dividend',
  period: 'W',
  mode: 'fixed',
  carryOver: 'none',
  tiers: [{ turnover: 100n, activeMembers: 2, loss: 10n, rateBps: 300 }],
};
const [tier] = dividend.tiers;
assert.ok(tier);

test('versions that say the same differ in nothing', () => {
  assert.deepEqual(diffTerms(dividend, structuredClone(dividend)), []);
});

test('each changed field is told with its place, before and after', () => {
  const after: DividendTerms = {
    ...dividend,
    mode: 'floating',
    carryOver: 'always',
    tiers: [{ ...tier, turnover: 0n, rateBps: 500 }],
  };
  assert.deepEqual(diffTerms(dividend, after), [
    { field: 'mode', tier: null, before: 'fixed', after: 'floating' },
    { field: 'carryOver', tier: null, before: 'none', after: 'always' },
    { field: 'turnover', tier: 0, before: 100n, after: 0n },
    { field: 'rateBps', tier: 0, before: 300, after: 500 },
  ]);
});

test('a tier that is added or removed is told field by field', () => {
  const more = { ...dividend, tiers: [tier, { ...tier, activeMembers: 3, rateBps: 400 }] };
  const added = diffTerms(dividend, more);
  assert.deepEqual(
    added.map(({ field, tier: at, before, after }) => [field, at, before, after]),
    [
      ['turnover', 1, null, 100n],
      ['activeMembers', 1, null, 3],
      ['loss', 1, null, 10n],
      ['rateBps', 1, null, 400],
    ],
  );
  assert.deepEqual(
    diffTerms(more, dividend),
    added.map((change) => ({ ...change, before: change.after, after: null })),
  );
});

test('a rate that became a sum, a brake that is let go and a check that is put on', () => {
  const salary: DailySalaryTerms = {
    kind: 'daily_salary',
    hasLossCheck: false,
    tiers: [{ turnover: 0n, activeMembers: 0, loss: 0n, pays: 'rate', rateBps: 50 }],
  };
  const after: DailySalaryTerms = {
    ...salary,
    hasLossCheck: true,
    tiers: [{ turnover: 0n, activeMembers: 0, loss: 0n, pays: 'sum', sum: 500n }],
  };
  assert.deepEqual(diffTerms(salary, after), [
    { field: 'hasLossCheck', tier: null, before: false, after: true },
    { field: 'pays', tier: 0, before: 'rate', after: 'sum' },
    { field: 'rateBps', tier: 0, before: 50, after: null },
    { field: 'sum', tier: 0, before: null, after: 500n },
  ]);
  const braked = { kind: 'real_time_salary', rateBps: 5, dailyTurnoverBrake: 100n } as const;
  assert.deepEqual(diffTerms(braked, { ...braked, dailyTurnoverBrake: null }), [
    { field: 'dailyTurnoverBrake', tier: null, before: 100n, after: null },
  ]);
  assert.throws(() => diffTerms(salary, braked), RangeError);
});
