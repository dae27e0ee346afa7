/**
 * From when something counts: contracts change and end at the start of a period, by the clock of the
 * database and the brand's calendar, never within one. Five minutes for real-time salaries, a clock
 * hour for hourly ones, a day for daily ones, and for dividends the period of their terms.
 */
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import {
  type LocalDate,
  nextPeriod,
  type PeriodCode,
  periodOf,
} from '@bahati/agency-rules/terms/period.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

/** A moment as the brand's clocks and calendars show it. */
export type Moment = {
  now: Date;
  zone: string;
  today: LocalDate;
  /** The next full hour on the brand's clocks. */
  nextHour: Date;
};

/** `at` null: the moment this is asked, which may be later than when the transaction began. */
export async function readMoment(
  database: Database | Transaction,
  zone: string,
  at: Date | null = null,
): Promise<Moment> {
  const { rows } = await database.query<{ now: Date; today: string; nextHour: Date }>(
    `WITH clock AS MATERIALIZED (
       SELECT coalesce($2::timestamptz, clock_timestamp()) AS now)
     SELECT now, to_char(now AT TIME ZONE $1, 'YYYY-MM-DD') AS today,
            (date_trunc('hour', now AT TIME ZONE $1) + interval '1 hour') AT TIME ZONE $1
              AS "nextHour"
       FROM clock`,
    [zone, at],
  );
  const row = rows[0];
  if (!row) throw new Error('The clock of the database answered nothing.');
  return { ...row, zone, today: readDay(row.today) };
}

/** What of a contract's newest version decides when another may follow. */
export type VersionBefore = { terms: ContractTerms; effectiveFrom: Date };

/**
 * The instant from which new terms count: the start of the next period, and not before a version
 * accepted earlier. Where a dividend's period changes the running period of the old kind ends first.
 * A version counts for periods that begin at this instant or later, so after a change of the period
 * the first may begin some days later (`firstPeriodDay`).
 */
export async function startOfTerms(
  database: Database | Transaction,
  moment: Moment,
  terms: ContractTerms,
  before: VersionBefore | null,
): Promise<Date> {
  const next =
    terms.kind === 'dividend'
      ? await startOfDividend(database, moment, terms.period, before)
      : await nextStart(database, moment, terms);
  return latest(next, before?.effectiveFrom ?? null);
}

/** The start of the next period of these terms. */
export async function nextStart(
  database: Database | Transaction,
  moment: Moment,
  terms: { kind: Exclude<ContractKind, 'dividend'> } | { kind: 'dividend'; period: PeriodCode },
): Promise<Date> {
  switch (terms.kind) {
    case 'real_time_salary':
      return nextFiveMinutes(moment.now);
    case 'hourly_salary':
      return moment.nextHour;
    case 'daily_salary':
      return startOfDay(database, moment.zone, dayAfter('D', moment.today));
    case 'dividend':
      return startOfDay(database, moment.zone, dayAfter(terms.period, moment.today));
  }
}

async function startOfDividend(
  database: Database | Transaction,
  moment: Moment,
  code: PeriodCode,
  before: VersionBefore | null,
): Promise<Date> {
  const old =
    before?.terms.kind === 'dividend'
      ? {
          code: before.terms.period,
          // A version that does not count yet: none of its periods has begun.
          from:
            before.effectiveFrom > moment.now
              ? await dayOf(database, moment.zone, before.effectiveFrom)
              : null,
        }
      : null;
  return startOfDay(database, moment.zone, dividendDay(code, moment.today, old));
}

export function nextFiveMinutes(now: Date): Date {
  const markMs = 300_000;
  return new Date((Math.floor(now.getTime() / markMs) + 1) * markMs);
}

/**
 * The day from which a dividend's terms count. `old` is the newest version so far, `from` its own
 * day while it does not count yet. Old periods go on until the last of their ends that no period of
 * the new kind begins before, so that a day is never settled twice.
 */
export function dividendDay(
  code: PeriodCode,
  today: LocalDate,
  old: { code: PeriodCode; from: LocalDate | null } | null,
): LocalDate {
  if (!old) return dayAfter(code, today);
  const earliest = old.from ?? dayAfter(old.code, today);
  const lastEnd = periodOf(old.code, firstPeriodDay(code, earliest)).first;
  return isBefore(lastEnd, earliest) ? earliest : lastEnd;
}

/** The first day of the first period that begins on this day or later. */
export function firstPeriodDay(code: PeriodCode, day: LocalDate): LocalDate {
  const period = periodOf(code, day);
  return isBefore(period.first, day) ? nextPeriod(period).first : day;
}

/** The first day after the running period. */
function dayAfter(code: PeriodCode, today: LocalDate): LocalDate {
  return nextPeriod(periodOf(code, today)).first;
}

/** When a day begins on the brand's clocks. */
export async function startOfDay(
  database: Database | Transaction,
  zone: string,
  day: LocalDate,
): Promise<Date> {
  const { rows } = await database.query<{ at: Date }>(
    'SELECT make_date($1, $2, $3)::timestamp AT TIME ZONE $4 AS at',
    [day.year, day.month, day.day, zone],
  );
  if (!rows[0]) throw new Error('The calendar of the database answered nothing.');
  return rows[0].at;
}

/** The brand's date at an instant. */
export async function dayOf(
  database: Database | Transaction,
  zone: string,
  at: Date,
): Promise<LocalDate> {
  const { rows } = await database.query<{ day: string }>(
    `SELECT to_char($1::timestamptz AT TIME ZONE $2, 'YYYY-MM-DD') AS day`,
    [at, zone],
  );
  return readDay(rows[0]?.day ?? '');
}

/** "2026-11-27". */
export function readDay(text: string): LocalDate {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = text.split('-').map(Number);
  return { year, month, day };
}

export function writeDay({ year, month, day }: LocalDate): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

function isBefore(one: LocalDate, other: LocalDate): boolean {
  return (one.year - other.year || one.month - other.month || one.day - other.day) < 0;
}

/** Nulls do not count. */
export function latest(first: Date, ...others: readonly (Date | null)[]): Date {
  return others.reduce<Date>((last, at) => (at && at > last ? at : last), first);
}
