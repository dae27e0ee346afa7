/** The dividend: a share of what an agent's team lost in a period. */
import type { DividendTerms, DividendTier } from '@bahati/agency-rules/terms/terms.ts';
import { shareRoundedDown } from '@bahati/money/money.ts';
import { type AdjustmentLine, type BillAmounts, closeBill } from './adjustment-lines.ts';
import { assertNotNegative, type TeamFigures, type TeamResult, teamResult } from './team.ts';
import { chooseTier, payOf, type TierChoice } from './tiers.ts';

export type DividendFigures = TeamFigures & {
  /** What the bill of the period before carried on (`carryOver.on`); 0 for the first. */
  readonly carriedIn: bigint;
  readonly adjustmentLines: readonly AdjustmentLine[];
};

/** Winnings of the team, in minor units, none below zero. */
export type CarryOver = {
  /** From before; 0 where the terms carry nothing over. */
  readonly in: bigint;
  /** The part that took away from this period's loss. */
  readonly used: bigint;
  /** To the next period. */
  readonly on: bigint;
};

export type DividendBill = TeamResult &
  TierChoice &
  BillAmounts & {
    readonly carryOver: CarryOver;
    /** What is shared: the team's loss less the carry-over used; 0 where it won. */
    readonly loss: bigint;
  };

export function dividendBill(terms: DividendTerms, figures: DividendFigures): DividendBill {
  assertNotNegative(figures);
  const { deductions, result } = teamResult(figures);
  const carriedIn = terms.carryOver === 'none' ? 0n : figures.carriedIn;
  const made = result + carriedIn;
  const loss = positive(-made);
  const choice = chooseTier(
    terms.tiers.map((tier) => ({ ...tier, pays: shareOfLoss(terms.mode, tier, loss) })),
    {
      turnover: figures.validTurnover,
      activeMembers: figures.activeMembers,
      loss: terms.mode === 'fixed' ? -made : null,
    },
  );
  return {
    deductions,
    result,
    carryOver: {
      in: carriedIn,
      used: positive(-result) - loss,
      on: carriedOn(terms.carryOver, result, made),
    },
    loss,
    ...choice,
    ...closeBill(payOf(choice), figures.adjustmentLines),
  };
}

/** Floating: loss × rate × min(1, loss / tier's loss), rounded down once. */
function shareOfLoss(mode: DividendTerms['mode'], tier: DividendTier, loss: bigint): bigint {
  if (mode === 'fixed' || loss >= tier.loss) return shareRoundedDown(loss, tier.rateBps);
  return (loss * loss * BigInt(tier.rateBps)) / (10_000n * tier.loss);
}

function carriedOn(policy: DividendTerms['carryOver'], result: bigint, made: bigint): bigint {
  switch (policy) {
    case 'none':
      return 0n;
    case 'previous':
      return positive(result);
    case 'always':
      return positive(made);
  }
}

function positive(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}
