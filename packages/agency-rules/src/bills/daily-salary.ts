/** The daily salary: a share of the team's turnover of a day, or a fixed sum. */
import type { DailySalaryTerms } from '@bahati/agency-rules/terms/terms.ts';
import { shareRoundedDown } from '@bahati/money/money.ts';
import { type AdjustmentLine, type BillAmounts, closeBill } from './adjustment-lines.ts';
import { assertNotNegative, type TeamFigures, type TeamResult, teamResult } from './team.ts';
import { chooseTier, payOf, type TierChoice } from './tiers.ts';

export type DailySalaryFigures = TeamFigures & {
  readonly adjustmentLines: readonly AdjustmentLine[];
};

export type DailySalaryBill = TeamResult & TierChoice & BillAmounts;

export function dailySalaryBill(
  terms: DailySalaryTerms,
  figures: DailySalaryFigures,
): DailySalaryBill {
  assertNotNegative(figures);
  const { deductions, result } = teamResult(figures);
  const choice = chooseTier(
    terms.tiers.map((tier) => ({
      ...tier,
      pays: tier.pays === 'sum' ? tier.sum : shareRoundedDown(figures.validTurnover, tier.rateBps),
    })),
    {
      turnover: figures.validTurnover,
      activeMembers: figures.activeMembers,
      loss: terms.hasLossCheck ? -result : null,
    },
  );
  return { deductions, result, ...choice, ...closeBill(payOf(choice), figures.adjustmentLines) };
}
