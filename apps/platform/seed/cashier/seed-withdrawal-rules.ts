/** What the demo brand asks of a withdrawal. Nothing has to be staked first: nobody is surprised. */
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from '#seed/seeded-brand.ts';

/** Shillings as minor units. */
const shillings = (whole: number) => BigInt(whole) * 100n;

export async function seedWithdrawalRules(
  owner: Database,
  { code, perShilling }: SeededBrand = kenya,
): Promise<void> {
  await owner.query(
    `INSERT INTO withdrawal_rules
       (brand, daily_maximum, daily_count, wagering_bps, two_person_from, automatic_maximum,
        automatic_score, automatic_after_paid, due_hours)
     VALUES ($4, $1, 10, 0, $2, $3, 20, 3, 48) ON CONFLICT (brand) DO NOTHING`,
    [...[500_000, 50_000, 2_000].map((whole) => shillings(whole) * perShilling), code],
  );
}
