/** The figures bills are computed from, read for the teams of a run. */
import type { AdjustmentLine } from '@bahati/agency-rules/bills/adjustment-lines.ts';
import type { BillSnapshot } from '@bahati/agency-rules/bills/bill.ts';
import type { TeamFigures } from '@bahati/agency-rules/bills/team.ts';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { readTeamAmounts, readTeamSums, type SumsRow } from '#domains/agency/teams/teams.ts';
import type { AgencyRules } from '#domains/agency/rules/rules.ts';
import {
  countPeriodActives,
  countRunningActives,
  type HourSums,
  readHourSums,
} from './period-members.ts';
import type { Run, RunningPeriod } from './run.ts';

/** What a team did in a period; of hours alone the stakes. */
export type Figures = { of: 'days'; team: TeamFigures } | { of: 'hour'; hour: HourSums };

/** Of a team that did nothing. */
const noHour: HourSums = { winningStake: 0n, losingStake: 0n, activeMembers: 0 };

/** Figures of each of these agents' teams in the period of a run, or so far in one that runs. */
export async function readFigures(
  transaction: Transaction,
  run: Run | RunningPeriod,
  agentIds: readonly bigint[],
  { currency, rules }: { currency: Currency; rules: AgencyRules },
): Promise<Map<bigint, Figures>> {
  if (run.kind === 'hourly_salary' && 'id' in run) {
    const hours = await readHourSums(transaction, run, agentIds, currency);
    return new Map(agentIds.map((id) => [id, { of: 'hour', hour: hours.get(id) ?? noHour }]));
  }
  const range = { from: run.firstDay, to: run.lastDay, currency };
  if (run.kind !== 'dividend') return figuresOf(await readTeamSums(transaction, agentIds, range));
  const sums = await readTeamAmounts(transaction, agentIds, range);
  const minimum = rules.activeMinimumPeriod;
  const actives =
    'id' in run
      ? await countPeriodActives(transaction, run, agentIds, minimum)
      : await countRunningActives(transaction, run, agentIds, minimum);
  return figuresOf(sums, actives);
}

/** Active members of a period of their own where it has one. */
function figuresOf(
  sums: ReadonlyMap<bigint, SumsRow>,
  actives?: ReadonlyMap<bigint, number>,
): Map<bigint, Figures> {
  return new Map(
    [...sums].map(([id, row]) => [
      id,
      {
        of: 'days',
        team: teamFigures(row, actives ? (actives.get(id) ?? 0) : row.activeMembers),
      },
    ]),
  );
}

export function teamFigures(row: SumsRow, activeMembers: number): TeamFigures {
  const { turnover, validTurnover, payouts, rebates, promotionCost, depositFees } = row;
  return {
    turnover: positive(turnover),
    validTurnover: positive(validTurnover),
    activeMembers,
    payouts: positive(payouts),
    rebates: positive(rebates),
    // Records count bonus money with the promotions: what was given less what went back.
    bonuses: 0n,
    promotionCost: positive(promotionCost),
    depositFees: positive(depositFees),
  };
}

/** What a vendor took back of another day's play may weigh more than a day had. */
const positive = (amount: bigint) => (amount > 0n ? amount : 0n);

type More = { adjustmentLines: readonly AdjustmentLine[]; carriedIn: bigint };

/** Puts terms and figures together; throws where they are not of one kind. */
export function snapshotOf(terms: Terms, figures: Figures, more: More): BillSnapshot {
  const { adjustmentLines, carriedIn } = more;
  if (figures.of === 'hour' && terms.kind === 'hourly_salary') {
    return { kind: terms.kind, terms, figures: { ...figures.hour, adjustmentLines } };
  }
  if (figures.of === 'days' && terms.kind === 'dividend') {
    return { kind: terms.kind, terms, figures: { ...figures.team, carriedIn, adjustmentLines } };
  }
  if (figures.of === 'days' && terms.kind === 'daily_salary') {
    return { kind: terms.kind, terms, figures: { ...figures.team, adjustmentLines } };
  }
  throw new Error(`Figures of ${figures.of} do not belong to ${terms.kind}.`);
}

/** Whether the team did anything at all. */
export function isIdle(figures: Figures): boolean {
  if (figures.of === 'hour') return figures.hour.winningStake + figures.hour.losingStake === 0n;
  const { team } = figures;
  return team.turnover + team.payouts + team.rebates + team.promotionCost === 0n;
}
