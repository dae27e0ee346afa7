/**
 * The terms of the four agency contracts: what an upline offers and a direct downline accepts
 * (spec §3, §4). Amounts are minor units of the brand's currency, rates basis points. Tiers stand in
 * rising order; `term-faults.ts` says whether terms are valid.
 *
 * A tier asks for the least turnover (the team's valid turnover in the period), the least number of
 * active members, and where there is one the least loss of the team.
 */
import type { PeriodCode } from './period.ts';

export type DividendTier = {
  readonly turnover: bigint;
  readonly activeMembers: number;
  /** Fixed: a condition. Floating: the loss from which on the whole rate is paid. */
  readonly loss: bigint;
  readonly rateBps: number;
};

/** A share of what the team lost in a period. */
export type DividendTerms = {
  readonly kind: 'dividend';
  readonly period: PeriodCode;
  /** Fixed: the rate of the highest eligible tier. Floating: a rate in proportion to the loss. */
  readonly mode: 'fixed' | 'floating';
  /**
   * Which earlier winnings of the team are made up for before a loss is shared: none, those of the
   * period before alone, or all until they are made up for.
   */
  readonly carryOver: 'none' | 'previous' | 'always';
  readonly tiers: readonly DividendTier[];
};

export type DailySalaryTier = {
  readonly turnover: bigint;
  readonly activeMembers: number;
  /** A condition where the terms have the loss check; 0 where they have not. */
  readonly loss: bigint;
} & (
  | { readonly pays: 'rate'; readonly rateBps: number }
  | { readonly pays: 'sum'; readonly sum: bigint }
);

/** A share of the team's turnover of a day, or a fixed sum. */
export type DailySalaryTerms = {
  readonly kind: 'daily_salary';
  /** With it the team must have lost, and what the tier asks for; without it results do not count. */
  readonly hasLossCheck: boolean;
  readonly tiers: readonly DailySalaryTier[];
};

export type HourlySalaryTier = {
  /** Of the hour. */
  readonly turnover: bigint;
  readonly activeMembers: number;
  readonly winRateBps: number;
  readonly lossRateBps: number;
};

/** A share of the stakes of an hour. A contract without tiers has one tier that asks for nothing. */
export type HourlySalaryTerms = {
  readonly kind: 'hourly_salary';
  readonly tiers: readonly HourlySalaryTier[];
};

/** A share of each settled bet, less what the next agent towards the bettor has of it. */
export type RealTimeSalaryTerms = {
  readonly kind: 'real_time_salary';
  readonly rateBps: number;
  /** Stakes of a day count until the team's turnover reaches this; null: all count. */
  readonly dailyTurnoverBrake: bigint | null;
};

export type Terms = DividendTerms | DailySalaryTerms | HourlySalaryTerms | RealTimeSalaryTerms;

export type TieredTerms = Exclude<Terms, RealTimeSalaryTerms>;
export type Tier = TieredTerms['tiers'][number];

type FieldOf<T> = T extends unknown ? Exclude<keyof T & string, 'kind'> : never;
export type TermField = FieldOf<Terms> | FieldOf<Tier>;

/** Where something stands in terms. `tier` counts from 0; null: in the terms themselves. */
export type TermPlace = { readonly field: TermField; readonly tier: number | null };
