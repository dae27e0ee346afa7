/** The rules of agency contracts of a day. */
import { defaultActiveMinimum } from '@bahati/agency-rules/bills/team.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type AgencyRules = {
  /** The least valid turnover of an active member, in minor units: of a day, of a dividend's period. */
  activeMinimumDay: bigint;
  activeMinimumPeriod: bigint;
  depositFeeBps: number;
  /** Whether a downline's rate may equal its upline's. */
  isEqualRateAllowed: boolean;
  isBalanceVisible: boolean;
  /** A bill above this waits for staff; null: none does. */
  approvalLimit: bigint | null;
  /** Bills wait for staff where the agent's integrity score is this or higher. */
  integrityLimit: number;
  /** To how many levels from the top of a line the operator pays in full what uplines lack. */
  fundedLevels: number;
  debtDays: number;
};

/**
 * What holds on a day of the brand, `2026-11-27`; without a day: today by the database's clock. A
 * brand that says nothing has the usual rules.
 */
export async function readAgencyRules(
  database: Database | Transaction,
  brand: string,
  day: string | null = null,
): Promise<AgencyRules> {
  return (await readRow(database, brand, day)).rules;
}

/** The rules that were written last, and the day they count from: tomorrow at the latest. */
export async function readNewestAgencyRules(
  database: Database | Transaction,
  brand: string,
): Promise<{ rules: AgencyRules; countsFrom: string }> {
  return readRow(database, brand, 'infinity');
}

type Row = Omit<AgencyRules, 'depositFeeBps'> & {
  currency: Currency;
  countsFrom: string;
  depositFeeBps: number | null;
};

async function readRow(
  database: Database | Transaction,
  brand: string,
  until: string | null,
): Promise<{ rules: AgencyRules; countsFrom: string }> {
  const { rows } = await database.query<Row>(
    `SELECT currency, coalesce(valid_from, (now() AT TIME ZONE time_zone)::date)::text AS "countsFrom",
            active_minimum_day AS "activeMinimumDay",
            active_minimum_period AS "activeMinimumPeriod", deposit_fee_bps AS "depositFeeBps",
            is_equal_rate_allowed AS "isEqualRateAllowed",
            is_balance_visible AS "isBalanceVisible", approval_limit AS "approvalLimit",
            integrity_limit AS "integrityLimit", funded_levels AS "fundedLevels",
            debt_days AS "debtDays"
       FROM brands LEFT JOIN LATERAL (
         SELECT * FROM agency_rules
          WHERE agency_rules.brand = brands.code AND valid_from <= coalesce($2::date, (now() AT TIME ZONE brands.time_zone)::date)
          ORDER BY valid_from DESC LIMIT 1) newest ON true
      WHERE code = $1`,
    [brand, until],
  );
  if (!rows[0]) throw new Error(`There is no brand ${brand}.`);
  const { currency, countsFrom, depositFeeBps, ...rules } = rows[0];
  const isSet = depositFeeBps !== null;
  return { countsFrom, rules: isSet ? { ...rules, depositFeeBps } : usualRules(currency) };
}

function usualRules(currency: Currency): AgencyRules {
  return {
    activeMinimumDay: defaultActiveMinimum('salary', currency),
    activeMinimumPeriod: defaultActiveMinimum('dividend', currency),
    depositFeeBps: 0,
    isEqualRateAllowed: true,
    isBalanceVisible: false,
    approvalLimit: null,
    integrityLimit: 70,
    fundedLevels: 1,
    debtDays: 90,
  };
}
