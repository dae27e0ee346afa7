/** The hourly salary: one rate on the stakes an hour won, another on those it lost. */
import type { HourlySalaryTerms } from '@bahati/agency-rules/terms/terms.ts';
import { type AdjustmentLine, type BillAmounts, closeBill } from './adjustment-lines.ts';
import { assertNotNegative } from './team.ts';
import { chooseTier, payOf, type TierChoice } from './tiers.ts';

/** Valid stakes of the team, in minor units: of ties nothing counts, of half results the half. */
export type HourlySalaryFigures = {
  readonly winningStake: bigint;
  readonly losingStake: bigint;
  readonly activeMembers: number;
  readonly adjustmentLines: readonly AdjustmentLine[];
};

export type HourlySalaryBill = TierChoice &
  BillAmounts & {
    /** Winning and losing stakes together. */
    readonly turnover: bigint;
  };

export function hourlySalaryBill(
  terms: HourlySalaryTerms,
  figures: HourlySalaryFigures,
): HourlySalaryBill {
  assertNotNegative(figures);
  const { winningStake, losingStake, activeMembers } = figures;
  const turnover = winningStake + losingStake;
  const choice = chooseTier(
    terms.tiers.map((tier) => ({
      ...tier,
      loss: 0n,
      // Both parts are rounded down as one.
      pays:
        (winningStake * BigInt(tier.winRateBps) + losingStake * BigInt(tier.lossRateBps)) / 10_000n,
    })),
    { turnover, activeMembers, loss: null },
  );
  return { turnover, ...choice, ...closeBill(payOf(choice), figures.adjustmentLines) };
}
