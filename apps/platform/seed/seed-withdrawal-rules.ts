/** What the demo brand asks of a withdrawal. Nothing has to be staked first: nobody is surprised. */
import type { Database } from '@bahati/server-kit/database.ts';

/** Shillings as minor units. */
const shillings = (whole: number) => BigInt(whole) * 100n;

export async function seedWithdrawalRules(owner: Database): Promise<void> {
  await owner.query(
    `INSERT INTO withdrawal_rules
       (brand, daily_maximum, daily_count, wagering_bps, two_person_from, automatic_maximum,
        automatic_score, automatic_after_paid, due_hours)
     VALUES ('bahati', $1, 10, 0, $2, $3, 20, 3, 48) ON CONFLICT (brand) DO NOTHING`,
    [shillings(500_000), shillings(50_000), shillings(2_000)],
  );
}
