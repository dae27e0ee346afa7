/**
 * Which periods are over and due to be settled, by the database's clock and the brand's calendar. A
 * period is opened once, whoever looks; after a pause all that were missed are opened in order.
 */
import {
  type LocalDate,
  nextPeriod,
  type PeriodCode,
  periodOf,
} from '@bahati/agency-rules/terms/period.ts';
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { Database } from '@bahati/server-kit/database.ts';

export type SettledPeriod = '5' | 'h' | PeriodCode;

/** SQL for the period of a version `v` of a contract `c`. */
export const periodColumn = `CASE c.kind WHEN 'dividend' THEN v.terms->>'period'
  WHEN 'daily_salary' THEN 'D' WHEN 'hourly_salary' THEN 'h' ELSE '5' END`;

/** How long after its end a period is settled. Daily salaries run at 02:00, dividends after them. */
const settledAfter = {
  real_time_salary: '0 minutes',
  hourly_salary: '5 minutes',
  daily_salary: '2 hours',
  dividend: '2 hours 30 minutes',
} as const satisfies Record<ContractKind, string>;

/** Of one kind and period so many at once; the next look goes on. */
const mostOpened = 120;

type Line = { kind: ContractKind; period: SettledPeriod; next: Date };

/** Opens all runs that are due; answers how many. */
export async function openDueRuns(database: Database, timeZone: string): Promise<number> {
  const { rows: lines } = await database.query<Line>(
    `WITH known AS (
       SELECT c.kind, ${periodColumn} AS period, c.ended_from, v.effective_from
         FROM agency_contracts c JOIN contract_versions v ON v.contract_id = c.id),
     done AS (
       SELECT kind, period, max(ends_at) AS until FROM settlement_runs GROUP BY kind, period)
     SELECT kind, period, greatest(min(effective_from), min(until)) AS next
       FROM known LEFT JOIN done USING (kind, period)
      WHERE ended_from IS NULL OR ended_from > coalesce(until, effective_from)
      GROUP BY kind, period`,
  );
  let opened = 0;
  for (const line of lines) {
    opened += await openRuns(database, line, timeZone);
  }
  return opened;
}

async function openRuns(
  database: Database,
  { kind, period, next }: Line,
  timeZone: string,
): Promise<number> {
  const after = settledAfter[kind];
  let start = await firstStart(database, period, next, timeZone);
  for (let opened = 0; opened < mostOpened; opened += 1) {
    const end = await endOf(database, period, start, timeZone);
    const { rowCount } = await database.query(
      `INSERT INTO settlement_runs (kind, period, starts_at, ends_at)
       SELECT $1, $2, $3, $4 WHERE now() >= $4::timestamptz + $5::interval
       ON CONFLICT (kind, period, starts_at) DO NOTHING`,
      [kind, period, start, end, after],
    );
    if (rowCount === 0) return opened;
    start = end;
  }
  return mostOpened;
}

/** A version may count from a day within a period: its first one begins after that. */
async function firstStart(
  database: Database,
  period: SettledPeriod,
  from: Date,
  timeZone: string,
): Promise<Date> {
  if (period === '5' || period === 'h') return from;
  const { first } = periodOf(period, localDate(await dayOf(database, from, timeZone)));
  const start = await startOfDay(database, dayText(first), timeZone);
  return start.getTime() === from.getTime() ? start : endOf(database, period, from, timeZone);
}

const minuteMs = 60_000;

async function endOf(
  database: Database,
  period: SettledPeriod,
  start: Date,
  timeZone: string,
): Promise<Date> {
  if (period === '5') return new Date(start.getTime() + 5 * minuteMs);
  if (period === 'h') return new Date(start.getTime() + 60 * minuteMs);
  const { first } = nextPeriod(periodOf(period, localDate(await dayOf(database, start, timeZone))));
  return startOfDay(database, dayText(first), timeZone);
}

/** The day of the brand an instant falls on. */
async function dayOf(database: Database, at: Date, timeZone: string): Promise<string> {
  const { rows } = await database.query<{ day: string }>(
    `SELECT ($1::timestamptz AT TIME ZONE $2)::date::text AS day`,
    [at, timeZone],
  );
  if (!rows[0]) throw new Error('The instant has no day.');
  return rows[0].day;
}

export async function startOfDay(database: Database, day: string, timeZone: string): Promise<Date> {
  const { rows } = await database.query<{ at: Date }>(
    'SELECT $1::date::timestamp AT TIME ZONE $2 AS at',
    [day, timeZone],
  );
  if (!rows[0]) throw new Error(`${day} has no beginning.`);
  return rows[0].at;
}

export function localDate(day: string): LocalDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

export function dayText({ year, month, day }: LocalDate): string {
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
}
