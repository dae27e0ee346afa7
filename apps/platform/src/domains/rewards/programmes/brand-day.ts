/** Days of the brand, by the database's clock. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type BrandDay = {
  currency: Currency;
  timeZone: string;
  /** yyyy-MM-dd. */
  today: string;
  /** The first day of its month. */
  month: string;
  /** The Monday of its week. */
  monday: string;
};

export async function readBrandDay(
  database: Database | Transaction,
  brand: string,
): Promise<BrandDay> {
  const { rows } = await database.query<BrandDay>(
    `SELECT currency, time_zone AS "timeZone", today::text,
            date_trunc('month', today)::date::text AS month,
            date_trunc('week', today)::date::text AS monday
       FROM (SELECT *, (now() AT TIME ZONE time_zone)::date AS today FROM brands) brands
      WHERE code = $1`,
    [brand],
  );
  if (!rows[0]) throw new Error(`There is no brand ${brand}.`);
  return rows[0];
}

/** So many days later, or before. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
