/**
 * A bill as it is explained to people: from the snapshot it was computed from, by the same engine.
 * For the pages of both sites and for the bill's file; drawing and words are theirs.
 */
import { type Bill, type BillSnapshot, computeBill } from '@bahati/agency-rules/bills/bill.ts';
import type { AdjustmentLine } from '@bahati/agency-rules/bills/adjustment-lines.ts';
import type { CarryOver } from '@bahati/agency-rules/bills/dividend.ts';
import type { TierChoice } from '@bahati/agency-rules/bills/tiers.ts';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import { explainTiers, type TierLine } from './explain-tiers.ts';
import { type FallStep, fallOf } from './loss-fall.ts';
import { type ShareLine, shareLines } from './share-lines.ts';

/** A figure the bill is computed from; amounts are minor units. */
export type Input =
  | { readonly item: 'activeMembers'; readonly value: number }
  | {
      readonly item:
        | 'turnover'
        | 'validTurnover'
        | 'winningStake'
        | 'losingStake'
        | 'turnoverBefore'
        | 'turnoverAfter'
        | 'stake';
      readonly value: bigint;
    };

export type BillExplanation = {
  readonly terms: Terms;
  readonly inputs: readonly Input[];
  /** From the turnover down to the team's loss; null where no result is part of the contract. */
  readonly fall: readonly FallStep[] | null;
  /** Below zero the team lost; null as `fall`. */
  readonly result: bigint | null;
  /** Null: this contract has none. */
  readonly carryOver: CarryOver | null;
  /** What a dividend shares; null for other contracts. */
  readonly loss: bigint | null;
  /** Lowest first; null for a real-time salary. */
  readonly tiers: readonly TierLine[] | null;
  readonly chosenTier: number | null;
  readonly nextTier: TierChoice['nextTier'];
  /** What each rate of a next agent leaves; null for other contracts. */
  readonly shares: readonly ShareLine[] | null;
  /** Of a real-time salary: whether stakes of the day count no more. */
  readonly isBraked: boolean;
  readonly earned: bigint;
  readonly adjustmentLines: readonly AdjustmentLine[];
  readonly adjusted: bigint;
  readonly own: bigint;
  /** Zero or less: what the next bill takes off. */
  readonly carriedAdjustment: bigint;
};

/** Throws a RangeError as `computeBill`. */
export function explainBill(snapshot: BillSnapshot): BillExplanation {
  const bill = computeBill(snapshot);
  const { earned, adjustmentLines, adjusted, own, carriedAdjustment } = bill;
  const choice = bill.kind === 'real_time_salary' ? null : bill;
  const hasResult = bill.kind === 'dividend' || bill.kind === 'daily_salary';
  return {
    terms: snapshot.terms,
    inputs: inputsOf(snapshot, bill),
    fall: fallOf(snapshot, bill),
    result: hasResult ? bill.result : null,
    carryOver: carryOverOf(snapshot, bill),
    loss: bill.kind === 'dividend' ? bill.loss : null,
    tiers: explainTiers(snapshot, bill),
    chosenTier: choice?.chosenTier ?? null,
    nextTier: choice?.nextTier ?? null,
    shares: bill.kind === 'real_time_salary' ? shareLines(bill.shares) : null,
    isBraked: bill.kind === 'real_time_salary' && bill.isBraked,
    earned,
    adjustmentLines,
    adjusted,
    own,
    carriedAdjustment,
  };
}

function carryOverOf(snapshot: BillSnapshot, bill: Bill): CarryOver | null {
  const isCarried = snapshot.kind === 'dividend' && snapshot.terms.carryOver !== 'none';
  return isCarried && bill.kind === 'dividend' ? bill.carryOver : null;
}

function inputsOf(snapshot: BillSnapshot, bill: Bill): Input[] {
  switch (snapshot.kind) {
    case 'hourly_salary': {
      const { winningStake, losingStake, activeMembers } = snapshot.figures;
      return [
        { item: 'winningStake', value: winningStake },
        { item: 'losingStake', value: losingStake },
        { item: 'turnover', value: winningStake + losingStake },
        { item: 'activeMembers', value: activeMembers },
      ];
    }
    case 'real_time_salary': {
      const { turnoverBefore, bets } = snapshot.figures;
      const after = bill.kind === 'real_time_salary' ? bill.turnoverAfter : turnoverBefore;
      return [
        { item: 'stake', value: bets.reduce((sum, { stake }) => sum + stake, 0n) },
        { item: 'turnoverBefore', value: turnoverBefore },
        { item: 'turnoverAfter', value: after },
      ];
    }
    default: {
      const { turnover, validTurnover, activeMembers } = snapshot.figures;
      return [
        { item: 'turnover', value: turnover },
        { item: 'validTurnover', value: validTurnover },
        { item: 'activeMembers', value: activeMembers },
      ];
    }
  }
}
