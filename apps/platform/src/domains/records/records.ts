/**
 * Records: what a member's money did, told by days, movements and statements, and what the operator's
 * books add up to. It owns the days counted from the ledger, how far they were counted, and the
 * rebates given on them.
 *
 * Invariants: a sealed transfer is counted once; what is told is the daily aggregates and whatever was
 * not counted yet, so that every figure is exact at once and equals the ledger; a day of a member
 * is given a rebate once. It never changes what it counts.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';

/** Days of the brand, yyyy-MM-dd, the first and the last of them included. */
export type DayRange = { from: string; to: string };

const dayMs = 86_400_000;
const longestDays = 92;

/** Refuses `range_invalid` for a range that ends before it begins or is longer than a quarter. */
export function assertRange({ from, to }: DayRange): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1 || days > longestDays) throw new Refusal('range_invalid', { days: longestDays });
}

/** The zone the days are counted in: the one counting began with, or else the brand's. */
export async function countedZone(
  { config }: Pick<Context, 'config'>,
  database: Database | Transaction,
): Promise<string> {
  const { rows } = await database.query<{ timeZone: string }>(
    'SELECT time_zone AS "timeZone" FROM records_progress',
  );
  return rows[0]?.timeZone ?? (await readBrand(database, config.BRAND)).timeZone;
}

/** A formatter is dear to make: each zone's is made once. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day an instant falls on in a zone, yyyy-MM-dd. */
export function dayIn(instant: Date, timeZone: string): string {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    dayFormats.set(timeZone, format);
  }
  return format.format(instant);
}
