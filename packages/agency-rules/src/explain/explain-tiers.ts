/** The tiers of a bill: what each asks for, how far the team is, what it pays. */
import type { Bill, BillSnapshot } from '@bahati/agency-rules/bills/bill.ts';
import type { Tier } from '@bahati/agency-rules/terms/terms.ts';
import { partOf } from './parts.ts';

export type Condition = {
  readonly field: 'turnover' | 'activeMembers' | 'loss';
  /** Amounts in minor units, members as they are counted. */
  readonly asked: bigint;
  /** Never below zero. */
  readonly reached: bigint;
  readonly missing: bigint;
  /** In thousandths of what is asked, at most 1000. */
  readonly part: number;
  /** A floating dividend pays below this loss too, a part of its rate. */
  readonly isSoft: boolean;
};

export type TierLine = {
  /** From 0, in the order of the terms. */
  readonly tier: number;
  readonly conditions: readonly Condition[];
  readonly rates: readonly {
    readonly field: 'rateBps' | 'winRateBps' | 'lossRateBps';
    readonly bps: number;
  }[];
  /** A fixed sum in place of a rate. */
  readonly sum: bigint | null;
  readonly state: 'chosen' | 'reached' | 'next' | 'above';
  /** By these figures; of a tier that is not reached, what it would pay. */
  readonly pays: bigint;
};

export function explainTiers(snapshot: BillSnapshot, bill: Bill): TierLine[] | null {
  if (snapshot.kind === 'real_time_salary' || bill.kind === 'real_time_salary') return null;
  const reached = reachedFigures(snapshot, bill);
  const { checks, chosenTier, nextTier } = bill;
  return snapshot.terms.tiers.map((tier: Tier, at) => {
    const check = checks[at];
    const state =
      at === chosenTier
        ? 'chosen'
        : check?.isEligible
          ? 'reached'
          : at === nextTier?.tier
            ? 'next'
            : 'above';
    return {
      tier: at,
      conditions: conditionsOf(tier, reached),
      rates: ratesOf(tier),
      sum: 'sum' in tier ? tier.sum : null,
      state,
      pays: check?.pays ?? 0n,
    };
  });
}

type Reached = {
  turnover: bigint;
  activeMembers: bigint;
  /** Null: losses are no part of the terms. */
  loss: bigint | null;
  isLossSoft: boolean;
};

function reachedFigures(snapshot: BillSnapshot, bill: Bill): Reached {
  if (snapshot.kind === 'hourly_salary' && bill.kind === 'hourly_salary') {
    const activeMembers = BigInt(snapshot.figures.activeMembers);
    return { turnover: bill.turnover, activeMembers, loss: null, isLossSoft: false };
  }
  if (snapshot.kind === 'dividend' && bill.kind === 'dividend') {
    const { validTurnover, activeMembers } = snapshot.figures;
    return {
      turnover: validTurnover,
      activeMembers: BigInt(activeMembers),
      loss: bill.loss,
      isLossSoft: snapshot.terms.mode === 'floating',
    };
  }
  if (snapshot.kind === 'daily_salary' && bill.kind === 'daily_salary') {
    const { validTurnover, activeMembers } = snapshot.figures;
    const lost = bill.result < 0n ? -bill.result : 0n;
    return {
      turnover: validTurnover,
      activeMembers: BigInt(activeMembers),
      loss: snapshot.terms.hasLossCheck ? lost : null,
      isLossSoft: false,
    };
  }
  throw new RangeError(`A bill of ${bill.kind} is none of ${snapshot.kind}.`);
}

function conditionsOf(tier: Tier, { isLossSoft, ...reached }: Reached): Condition[] {
  const asked = {
    turnover: tier.turnover,
    activeMembers: BigInt(tier.activeMembers),
    loss: 'loss' in tier ? tier.loss : 0n,
  };
  return (['turnover', 'activeMembers', 'loss'] as const).flatMap((field) => {
    const has = reached[field];
    if (has === null) return [];
    const missing = has < asked[field] ? asked[field] - has : 0n;
    const part = partOf(has, asked[field]);
    const isSoft = field === 'loss' && isLossSoft;
    return [{ field, asked: asked[field], reached: has, missing, part, isSoft }];
  });
}

function ratesOf(tier: Tier): TierLine['rates'] {
  if ('winRateBps' in tier) {
    const { winRateBps, lossRateBps } = tier;
    return [
      { field: 'winRateBps', bps: winRateBps },
      { field: 'lossRateBps', bps: lossRateBps },
    ];
  }
  return 'rateBps' in tier ? [{ field: 'rateBps', bps: tier.rateBps }] : [];
}
