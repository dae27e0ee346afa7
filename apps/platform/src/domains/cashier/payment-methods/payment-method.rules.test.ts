import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLessStrict, problemOf, type MethodDraft } from './payment-method.rules.ts';

const good: MethodDraft = {
  direction: 'withdrawal',
  currency: 'KES',
  isWhole: true,
  minimum: 2_000n,
  maximum: 100_000n,
  quickAmounts: [2_000n, 5_000n],
  dailyMaximum: 200_000n,
  feeFixed: 1_000n,
  feeBps: 100,
  hours: { opensAt: '22:00', closesAt: '06:00' },
};

const problem = (more: Partial<MethodDraft>, tax = 0n) => problemOf({ ...good, ...more }, tax);

test('what can be paid in and out is taken as it is', () => {
  assert.equal(problem({}), undefined);
  assert.equal(problem({ hours: null, dailyMaximum: null, quickAmounts: [] }), undefined);
  assert.equal(problem({ direction: 'deposit', dailyMaximum: null }), undefined);
});

test('limits that cross, cents where none move and odd quick amounts are refused', () => {
  assert.equal(problem({ minimum: 0n }), 'limits_crossed');
  assert.equal(problem({ maximum: 1_999n }), 'limits_crossed');
  assert.equal(problem({ maximum: 100_050n }), 'amount_not_whole');
  assert.equal(problem({ maximum: 100_050n, isWhole: false }), undefined);
  assert.equal(problem({ quickAmounts: [1_000n] }), 'quick_amounts_unfit');
  assert.equal(problem({ quickAmounts: [5_000n, 200_000n] }), 'quick_amounts_unfit');
  assert.equal(problem({ quickAmounts: [5_000n, 5_000n] }), 'quick_amounts_unfit');
});

test('of the least amount something is left after fee and tax', () => {
  assert.equal(problem({ feeFixed: 1_980n }), 'fee_too_large');
  assert.equal(problem({ feeFixed: 1_000n }, 1_000n), 'fee_too_large');
  assert.equal(problem({ feeFixed: 900n, feeBps: 0 }, 1_000n), undefined);
});

test('a limit of the day is for money that goes out, and fits one payment; hours have a length', () => {
  assert.equal(problem({ direction: 'deposit' }), 'daily_limit_unfit');
  assert.equal(problem({ dailyMaximum: 1_900n }), 'daily_limit_unfit');
  assert.equal(problem({ hours: { opensAt: '08:00', closesAt: '08:00' } }), 'hours_empty');
});

test('more let through, for less or at more hours, is less strict; the rest is not', () => {
  const lessStrict: Partial<MethodDraft>[] = [
    { minimum: 1_000n },
    { maximum: 200_000n },
    { dailyMaximum: null },
    { dailyMaximum: 300_000n },
    { feeFixed: 900n },
    { feeBps: 99 },
    { hours: null },
    { hours: { opensAt: '21:59', closesAt: '06:00' } },
    { hours: { opensAt: '22:00', closesAt: '06:01' } },
    { hours: { opensAt: '08:00', closesAt: '20:00' } },
    // Its ends are closed alike, and what lies between them was not.
    { hours: { opensAt: '23:00', closesAt: '22:00' } },
    // Stricter in one way does not buy off another.
    { maximum: 50_000n, feeBps: 0 },
  ];
  const stricter: Partial<MethodDraft>[] = [
    {},
    { minimum: 3_000n, maximum: 90_000n, dailyMaximum: 100_000n, feeFixed: 1_100n, feeBps: 200 },
    { hours: { opensAt: '23:00', closesAt: '05:00' } },
    { hours: { opensAt: '00:00', closesAt: '06:00' } },
    { quickAmounts: [] },
  ];
  for (const more of lessStrict) assert.equal(isLessStrict({ ...good, ...more }, good), true);
  for (const more of stricter) assert.equal(isLessStrict({ ...good, ...more }, good), false);
  const always = { ...good, hours: null, dailyMaximum: null };
  assert.equal(isLessStrict(good, always), false);
});
