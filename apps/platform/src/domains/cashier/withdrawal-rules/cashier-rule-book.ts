/** Whose law the cashier is under, and when a payout counts as received, as staff change them. */
import {
  cashierRules,
  type CashierRuleSet,
} from '@bahati/contract/back-office/cashier/cashier-rules.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { RuleBook } from '#domains/system/approvals/approvals.ts';
import { readCashierSettings } from '#domains/cashier/payment-methods/payment-methods.ts';

/** More rails than this are a mistake. */
const mostRails = 50;

async function readRails(
  database: Database | Transaction,
  brand: string,
): Promise<CashierRuleSet['autoConfirm']> {
  const { rows } = await database.query<CashierRuleSet['autoConfirm'][number]>(
    `SELECT ways.rail, coalesce(auto_confirm_hours, withdrawal_auto_confirm_hours) AS hours
       FROM (SELECT DISTINCT rail FROM payment_methods WHERE direction = 'withdrawal') ways
       JOIN brands ON code = $1
       LEFT JOIN payout_rails own ON own.rail = ways.rail AND brand_code = code
      ORDER BY ways.rail LIMIT $2`,
    [brand, mostRails],
  );
  return rows;
}

/** Refuses `country_unknown`, `rail_unknown`. */
export const cashierRuleBook: RuleBook<CashierRuleSet> = {
  kind: 'cashier_rules',
  schema: cashierRules,
  read: async ({ config }, database) => {
    const { jurisdiction } = await readCashierSettings(database, config.BRAND);
    return { jurisdiction, autoConfirm: await readRails(database, config.BRAND) };
  },
  write: async (transaction, brand, _currency, { jurisdiction, autoConfirm }) => {
    const known = (await readRails(transaction, brand)).map(({ rail }) => rail);
    const named = autoConfirm.map(({ rail }) => rail);
    const odd = named.find((rail, at) => !known.includes(rail) || named.indexOf(rail) < at);
    const missing = known.find((rail) => !named.includes(rail));
    const wrong = odd ?? missing;
    if (wrong !== undefined) throw new Refusal('rail_unknown', { rail: wrong });
    await transaction.query('UPDATE cashier_settings SET jurisdiction = $2 WHERE brand_code = $1', [
      brand,
      jurisdiction,
    ]);
    await transaction.query('DELETE FROM payout_rails WHERE brand_code = $1', [brand]);
    await transaction.query(
      `INSERT INTO payout_rails (brand_code, rail, auto_confirm_hours)
       SELECT $1, rail, hours FROM unnest($2::text[], $3::int[]) AS given (rail, hours)`,
      [brand, named, autoConfirm.map(({ hours }) => hours)],
    );
  },
  assertSound: ({ jurisdiction }) => {
    if (!countryNames.of(jurisdiction)) throw new Refusal('country_unknown');
  },
  isLessStrict: (rules, than) =>
    rules.jurisdiction !== than.jurisdiction ||
    than.autoConfirm.some(({ rail, hours }) =>
      rules.autoConfirm.some((now) => now.rail === rail && now.hours < hours),
    ),
};

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Hours until a payout by this rail counts as received. */
export async function autoConfirmHoursOf(
  transaction: Transaction,
  rail: string,
  brand: { code: string; withdrawalAutoConfirmHours: number },
): Promise<number> {
  const { rows } = await transaction.query<{ hours: number }>(
    'SELECT auto_confirm_hours AS hours FROM payout_rails WHERE brand_code = $1 AND rail = $2',
    [brand.code, rail],
  );
  return rows[0]?.hours ?? brand.withdrawalAutoConfirmHours;
}
