/** Terms that stay within the upline's, beside what bills by them come to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dailySalaryBill } from '@bahati/agency-rules/bills/daily-salary.ts';
import { dividendBill } from '@bahati/agency-rules/bills/dividend.ts';
import { hourlySalaryBill } from '@bahati/agency-rules/bills/hourly-salary.ts';
import type {
  DailySalaryTerms,
  DailySalaryTier,
  DividendTerms,
  HourlySalaryTerms,
} from '@bahati/agency-rules/terms/terms.ts';
import fc from 'fast-check';
import { findExcesses } from './chain-terms.ts';

/** Millions of minor units, so that no difference of rates is lost in rounding. */
const unit = 1_000_000n;
const small = fc.nat({ max: 3 });
const dividends = fc
  .record({
    mode: fc.constantFrom('fixed' as const, 'floating' as const),
    steps: fc.array(fc.tuple(small, fc.nat({ max: 1 }), small, fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ mode, steps }): DividendTerms => {
    const at = { turnover: 0n, activeMembers: 0, loss: 0n, rateBps: 0 };
    const tiers = steps.map(([turnover, activeMembers, loss, rateBps]) => {
      at.turnover += BigInt(turnover) * unit;
      at.activeMembers += activeMembers;
      at.loss += BigInt(loss) * unit;
      at.rateBps += rateBps;
      return { ...at };
    });
    return { kind: 'dividend', period: 'D', mode, carryOver: 'none', tiers };
  });

/** Figures at and just below every step that terms may have here, far below and far beyond them. */
const steps = [...Array.from({ length: 10 }, (_, at) => BigInt(at)), 1_000n];
const around = [
  unit / 50n,
  ...steps.flatMap((step) => [step * unit, step * unit - 1n]).filter((one) => one >= 0n),
];

test('dividend terms stay within exactly if they pay no more by any figures', () => {
  fc.assert(
    fc.property(dividends, dividends, (downline, upline) => {
      const isWithin = findExcesses(downline, upline).length === 0;
      const paysMore = (turnover: bigint, activeMembers: number, loss: bigint) => {
        const nothing = { rebates: 0n, bonuses: 0n, promotionCost: 0n, depositFees: 0n };
        const figures = {
          ...nothing,
          turnover: loss,
          validTurnover: turnover,
          activeMembers,
          payouts: 0n,
          carriedIn: 0n,
          adjustmentLines: [],
        };
        return dividendBill(downline, figures).own > dividendBill(upline, figures).own;
      };
      // Turnovers decide only where a tier begins, so those of the downline's tiers will do.
      const found = downline.tiers.some((tier) =>
        around.some((loss) => paysMore(tier.turnover, tier.activeMembers, loss)),
      );
      assert.equal(isWithin, !found);
    }),
    { numRuns: 1_500 },
  );
});

const salaries = fc
  .record({
    hasLossCheck: fc.boolean(),
    steps: fc.array(
      fc.tuple(
        small,
        fc.nat({ max: 1 }),
        fc.nat({ max: 1 }),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ hasLossCheck, steps: rows }): DailySalaryTerms => {
    const at = { turnover: 0n, activeMembers: 0, loss: 0n };
    const tiers = rows.map(([turnover, activeMembers, loss, pay, isSum]): DailySalaryTier => {
      at.turnover += BigInt(turnover) * unit;
      at.activeMembers += activeMembers;
      at.loss += hasLossCheck ? BigInt(loss) * unit : 0n;
      return isSum
        ? { ...at, pays: 'sum', sum: BigInt(pay) * 300n }
        : { ...at, pays: 'rate', rateBps: pay };
    });
    return { kind: 'daily_salary', hasLossCheck, tiers };
  });

test('daily salaries stay within exactly if they pay no more by any figures', () => {
  fc.assert(
    fc.property(salaries, salaries, (downline, upline) => {
      const isWithin = findExcesses(downline, upline).length === 0;
      const paysMore = (turnover: bigint, activeMembers: number, loss: bigint) => {
        const figures = {
          turnover: loss < 0n ? 0n : loss,
          validTurnover: turnover,
          activeMembers,
          payouts: loss < 0n ? -loss : 0n,
          rebates: 0n,
          bonuses: 0n,
          promotionCost: 0n,
          depositFees: 0n,
          adjustmentLines: [],
        };
        return dailySalaryBill(downline, figures).own > dailySalaryBill(upline, figures).own;
      };
      const found = downline.tiers.some((tier) =>
        around.some((turnover) =>
          [tier.loss, -1n].some((loss) => paysMore(turnover, tier.activeMembers, loss)),
        ),
      );
      assert.equal(isWithin, !found);
    }),
    { numRuns: 1_500 },
  );
});

const hourlySalaries = fc
  .array(fc.tuple(small, fc.nat({ max: 1 }), small, small), { minLength: 1, maxLength: 3 })
  .map((rows): HourlySalaryTerms => {
    const at = { turnover: 0n, activeMembers: 0, winRateBps: 0, lossRateBps: 0 };
    const tiers = rows.map(([turnover, activeMembers, winRateBps, lossRateBps]) => {
      at.turnover += BigInt(turnover) * unit;
      at.activeMembers += activeMembers;
      at.winRateBps += winRateBps;
      at.lossRateBps += lossRateBps;
      return { ...at };
    });
    return { kind: 'hourly_salary', tiers };
  });

test('hourly salaries stay within exactly if they pay no more by any figures', () => {
  fc.assert(
    fc.property(hourlySalaries, hourlySalaries, (downline, upline) => {
      const isWithin = findExcesses(downline, upline).length === 0;
      const paysMore = (winningStake: bigint, losingStake: bigint, activeMembers: number) => {
        const figures = { winningStake, losingStake, activeMembers, adjustmentLines: [] };
        return hourlySalaryBill(downline, figures).own > hourlySalaryBill(upline, figures).own;
      };
      const found = downline.tiers.some(({ activeMembers }) =>
        around.some(
          (stake) => paysMore(stake, 0n, activeMembers) || paysMore(0n, stake, activeMembers),
        ),
      );
      assert.equal(isWithin, !found);
    }),
    { numRuns: 1_000 },
  );
});
