import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DailySalaryTerms } from '@bahati/agency-rules/terms/terms.ts';
import { type AdjustmentLine, adjustmentLine, closeBill } from './adjustment-lines.ts';
import { dailySalaryBill } from './daily-salary.ts';
import { amount, teamOf } from './figures.testing.ts';

const terms: DailySalaryTerms = {
  kind: 'daily_salary',
  hasLossCheck: false,
  tiers: [
    { turnover: amount(1_000), activeMembers: 0, loss: 0n, pays: 'rate', rateBps: 100 },
    { turnover: amount(2_000), activeMembers: 0, loss: 0n, pays: 'rate', rateBps: 200 },
  ],
};
const bill = (turnover: number, lines: AdjustmentLine[] = []) =>
  dailySalaryBill(terms, { ...teamOf({ turnover }), adjustmentLines: lines });

test('a late void takes off what the earlier bill would not have paid, tier included', () => {
  const line = adjustmentLine(
    { cause: 'bet_voided', reference: 'bet 7' },
    bill(2_000),
    bill(1_500),
  );
  assert.deepEqual(line, { cause: 'bet_voided', reference: 'bet 7', amount: -amount(25) });
  const next = bill(3_000, [line]);
  assert.equal(next.earned, amount(60));
  assert.equal(next.adjusted, -amount(25));
  assert.equal(next.own, amount(35));
  assert.equal(next.carriedAdjustment, 0n);
});

test('a bill never goes below zero: what it cannot bear is carried to the next', () => {
  const line = adjustmentLine({ cause: 'bet_resettled', reference: 'bet 8' }, bill(2_000), bill(0));
  const poor = bill(1_000, [line]);
  assert.equal(poor.own, 0n);
  assert.equal(poor.carriedAdjustment, -amount(30));
  const after = bill(5_000, [
    { cause: 'carried', reference: 'the bill before', amount: poor.carriedAdjustment },
  ]);
  assert.equal(after.own, amount(70));
  const paid = bill(2_000).own + poor.own + after.own;
  assert.equal(paid, bill(0).own + bill(1_000).own + bill(5_000).own, 'as if billed right');
});

test('a period that changes twice has two lines that add up to one', () => {
  const first = adjustmentLine({ cause: 'bet_voided', reference: 'a' }, bill(3_000), bill(2_500));
  const second = adjustmentLine({ cause: 'bet_voided', reference: 'b' }, bill(2_500), bill(1_999));
  assert.equal(first.amount + second.amount, bill(1_999).own - bill(3_000).own);
});

test('a line may add, and without lines a bill is what was earned', () => {
  const more = { cause: 'bet_resettled', reference: 'c', amount: 5n } as const;
  assert.equal(closeBill(0n, [more]).own, 5n);
  assert.deepEqual(closeBill(7n, []), {
    earned: 7n,
    adjustmentLines: [],
    adjusted: 0n,
    own: 7n,
    carriedAdjustment: 0n,
  });
});
