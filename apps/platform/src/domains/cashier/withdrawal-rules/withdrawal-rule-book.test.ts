import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WithdrawalRuleSet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { withdrawalRuleBook } from './withdrawal-rule-book.ts';

const rules: WithdrawalRuleSet = {
  dailyMaximum: '5000.00',
  dailyCount: 10,
  wageringBps: 10_000,
  waitsForOpenStakes: true,
  twoPersonFrom: '1000.00',
  automaticMaximum: '200.00',
  automaticScore: 20,
  automaticAfterPaid: 3,
  dueHours: 48,
};

const lessStrict: Partial<WithdrawalRuleSet>[] = [
  { dailyMaximum: '5000.01' },
  { dailyMaximum: null },
  { dailyCount: 11 },
  { dailyCount: null },
  { wageringBps: 9_999 },
  { waitsForOpenStakes: false },
  { twoPersonFrom: '1000.01' },
  { twoPersonFrom: null },
  { automaticMaximum: '200.01' },
  { automaticScore: 21 },
  { automaticAfterPaid: 2 },
];

const stricter: Partial<WithdrawalRuleSet>[] = [
  { dailyMaximum: '900.00' },
  { dailyCount: 1 },
  { wageringBps: 20_000 },
  { twoPersonFrom: '1.00' },
  { automaticMaximum: null },
  { automaticScore: 0 },
  { automaticAfterPaid: 9 },
  { dueHours: 72 },
  { automaticMaximum: null, automaticScore: 90, automaticAfterPaid: 1 },
];

test('whatever lets more money out, or with fewer eyes on it, is less strict', () => {
  for (const more of lessStrict) {
    const words = JSON.stringify(more);
    assert.equal(withdrawalRuleBook.isLessStrict({ ...rules, ...more }, rules, 'KES'), true, words);
  }
});

test('what lets less money out is not, and neither is the way back from less strict to what it was', () => {
  assert.equal(withdrawalRuleBook.isLessStrict(rules, rules, 'KES'), false);
  for (const more of stricter) {
    const words = JSON.stringify(more);
    assert.equal(
      withdrawalRuleBook.isLessStrict({ ...rules, ...more }, rules, 'KES'),
      false,
      words,
    );
  }
  for (const more of lessStrict) {
    assert.equal(withdrawalRuleBook.isLessStrict(rules, { ...rules, ...more }, 'KES'), false);
  }
});

test('a smaller limit beside a larger one is less strict all the same', () => {
  const mixed = { ...rules, dailyMaximum: '10.00', dailyCount: 99 };
  assert.equal(withdrawalRuleBook.isLessStrict(mixed, rules, 'KES'), true);
});
