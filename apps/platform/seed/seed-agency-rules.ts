/** What the demo brand asks of agents' contracts: large bills wait for staff. */
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

export async function seedAgencyRules(
  owner: Database,
  { code, perShilling }: Pick<SeededBrand, 'code' | 'perShilling'> = kenya,
): Promise<void> {
  await owner.query(
    `INSERT INTO agency_rules
       (brand, valid_from, active_minimum_day, active_minimum_period, deposit_fee_bps,
        is_equal_rate_allowed, is_balance_visible, approval_limit, integrity_limit,
        funded_levels, debt_days)
     VALUES ($1, '2020-01-01', 50000 * $2::bigint, 100000 * $2::bigint, 100, true, false,
        10000000 * $2::bigint, 70, 1, 90)
     ON CONFLICT (brand, valid_from) DO NOTHING`,
    [code, perShilling],
  );
}
