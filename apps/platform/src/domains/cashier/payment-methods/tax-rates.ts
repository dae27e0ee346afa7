/**
 * What the law takes as money comes in or goes out: dated rates, never a constant. A tax is
 * rounded half up to the minor unit, or to the whole one where the rail pays out no cents; tax and
 * net together are always the whole amount.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type TaxedEvent = {
  jurisdiction: string;
  event: 'deposit' | 'withdrawal';
  /** Minor units. */
  amount: bigint;
  at: Date;
  /** What the tax is a multiple of, where a rail moves whole units only; else the minor unit. */
  unit?: bigint;
};

export type Tax = {
  tax: bigint;
  net: bigint;
  /** The scope of the operator account `tax_payable` it is owed on. */
  code: string;
  name: { en: string; sw: string };
  rateBps: number;
};

type Rate = { code: string; en: string; sw: string; rateBps: number };

/** The tax of an amount by the rate of that moment; null where the law takes nothing then. */
export async function taxOn(
  transaction: Transaction | Database,
  { amount, unit = 1n, ...when }: TaxedEvent,
): Promise<Tax | null> {
  const rate = await rateOf(transaction, when);
  if (!rate) return null;
  const { code, en, sw, rateBps } = rate;
  const tax = roundedHalfUp(amount * BigInt(rateBps), 10_000n * unit) * unit;
  return { tax, net: amount - tax, code, name: { en, sw }, rateBps };
}

/** The rate of that moment; null where the law takes nothing then. */
export async function rateOf(
  transaction: Transaction | Database,
  { jurisdiction, event, at }: Pick<TaxedEvent, 'jurisdiction' | 'event' | 'at'>,
): Promise<Rate | null> {
  const { rows } = await transaction.query<Rate>(
    `SELECT code, name_en AS en, name_sw AS sw, rate_bps AS "rateBps" FROM tax_rates
      WHERE jurisdiction = $1 AND event = $2 AND product = '' AND valid_from <= $3
        AND (valid_to IS NULL OR valid_to > $3)
      ORDER BY valid_from DESC LIMIT 1`,
    [jurisdiction, event, at],
  );
  const rate = rows[0];
  return rate && rate.rateBps > 0 ? rate : null;
}

function roundedHalfUp(value: bigint, by: bigint): bigint {
  return (value + by / 2n) / by;
}
