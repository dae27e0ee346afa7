/** How a brand's cashier works: whose law it is under, and whether money still comes in. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type CashierSettings = { jurisdiction: string; isWithdrawOnly: boolean };

export async function readCashierSettings(
  database: Database | Transaction,
  brand: string,
): Promise<CashierSettings> {
  const { rows } = await database.query<CashierSettings>(
    `SELECT jurisdiction, is_withdraw_only AS "isWithdrawOnly"
       FROM cashier_settings WHERE brand_code = $1`,
    [brand],
  );
  const settings = rows[0];
  if (!settings) throw new Error(`The brand ${brand} has no cashier; has it been seeded?`);
  return settings;
}
