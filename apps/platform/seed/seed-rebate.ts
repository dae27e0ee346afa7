/** What the demo brand gives back of settled stakes, by game type, in basis points. */
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

const rates = {
  RNG: 50,
  FISH: 50,
  BGS: 50,
  PVP: 40,
  LIVE: 40,
  SPORTS: 30,
  ESPORTS: 30,
  LOTT: 20,
  ELOTT: 20,
  COCKFIGHT: 30,
} as const;

/** 2,000 shillings of Kenya a day. */
const dailyCap = 200_000n;

export async function seedRebate(owner: Database, brand: SeededBrand = kenya): Promise<void> {
  const { rows } = await owner.query<{ id: bigint }>(
    `INSERT INTO rebate_plans (brand, valid_from, daily_cap) VALUES ($2, '2026-01-01', $1)
     ON CONFLICT (brand, valid_from) DO NOTHING RETURNING id`,
    [dailyCap * brand.perShilling, brand.code],
  );
  const [plan] = rows;
  if (!plan) return;
  await owner.query(
    `INSERT INTO rebate_rates (plan_id, product, rate_bps)
     SELECT $1, product, rate FROM unnest($2::text[], $3::int[]) AS r (product, rate)`,
    [plan.id, Object.keys(rates), Object.values(rates)],
  );
}
