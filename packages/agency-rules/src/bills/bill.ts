/**
 * Agency rules: the one engine of agency contracts (spec §3, §4). It is for settlement jobs, the page
 * that explains a bill and the page that asks "what if" alike, so that they never differ.
 *
 * What the contracts pay
 * - A team is the agent and every descendant. Its result is payouts, rebates, bonuses, promotion
 *   cost and deposit fees less turnover; below zero the team lost.
 * - Dividend: a share of what the team lost in a period. Fixed: loss × rate of the highest eligible
 *   tier. Floating: the most of loss × rate × min(1, loss / the tier's loss) over eligible tiers.
 * - Daily salary: the eligible tier that pays most, the team's turnover × rate or a fixed sum.
 * - Hourly salary: winning stakes × win rate + losing stakes × loss rate of the hour.
 * - Real-time salary: per settled bet stake × (own rate − rate of the next agent towards the bettor),
 *   up to a turnover a day.
 * - Of its bill an agent keeps own − Σ own of its direct downlines, never below zero: it pays them
 *   (`chain.ts`). Real-time salaries are differences already and paid by the platform alone.
 * - A bet voided or settled anew after its period is an adjustment line of the next bill.
 *
 * Where to look
 * - `terms/`: the terms, which are valid, what changed in them; the periods they are settled by.
 * - `bills/`: a file for each contract; `computeBill` here takes any of them.
 * - `draft/`: terms as somebody types them, held to these rules; `explain/`: a bill as people see it.
 * - `chain/`: who pays whom along a line, and how the terms of a line stand to each other.
 *
 * There is no index file: each file is imported by its path.
 *
 * What it never does: read or write anything, ask for the time, draw at random, know members, time
 * zones or wallets beyond the figures it is given, use a floating point number for money, or mend
 * figures that cannot be: those throw a RangeError. Amounts are bigint minor units, rates basis
 * points, and each bill is rounded down once.
 */
import type {
  DailySalaryTerms,
  DividendTerms,
  HourlySalaryTerms,
  RealTimeSalaryTerms,
} from '@bahati/agency-rules/terms/terms.ts';
import { type DailySalaryBill, type DailySalaryFigures, dailySalaryBill } from './daily-salary.ts';
import { type DividendBill, type DividendFigures, dividendBill } from './dividend.ts';
import {
  type HourlySalaryBill,
  type HourlySalaryFigures,
  hourlySalaryBill,
} from './hourly-salary.ts';
import {
  type RealTimeSalaryBill,
  type RealTimeSalaryFigures,
  realTimeSalaryBill,
} from './real-time-salary.ts';

type Case<Terms extends { kind: string }, Figures> = {
  readonly kind: Terms['kind'];
  readonly terms: Terms;
  readonly figures: Figures;
};

/** All that a bill is computed from, kept with it so that anybody can compute it again. */
export type BillSnapshot =
  | Case<DividendTerms, DividendFigures>
  | Case<DailySalaryTerms, DailySalaryFigures>
  | Case<HourlySalaryTerms, HourlySalaryFigures>
  | Case<RealTimeSalaryTerms, RealTimeSalaryFigures>;

/** A bill that explains itself: the tiers with what is missing, what was deducted, what is owed. */
export type Bill =
  | ({ readonly kind: DividendTerms['kind'] } & DividendBill)
  | ({ readonly kind: DailySalaryTerms['kind'] } & DailySalaryBill)
  | ({ readonly kind: HourlySalaryTerms['kind'] } & HourlySalaryBill)
  | ({ readonly kind: RealTimeSalaryTerms['kind'] } & RealTimeSalaryBill);

/** The terms are valid (`term-faults.ts`). Throws a RangeError for figures below zero. */
export function computeBill(snapshot: BillSnapshot): Bill {
  switch (snapshot.kind) {
    case 'dividend':
      return { kind: snapshot.kind, ...dividendBill(snapshot.terms, snapshot.figures) };
    case 'daily_salary':
      return { kind: snapshot.kind, ...dailySalaryBill(snapshot.terms, snapshot.figures) };
    case 'hourly_salary':
      return { kind: snapshot.kind, ...hourlySalaryBill(snapshot.terms, snapshot.figures) };
    case 'real_time_salary':
      return { kind: snapshot.kind, ...realTimeSalaryBill(snapshot.terms, snapshot.figures) };
  }
}
