/** Counting from zero, by whoever owns the tables: the application itself may delete nothing. */
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { countOnce } from './count-days.ts';

/** Forgets what was counted and counts all that is sealed; answers how many transfers that was. */
export async function recount(owner: Database, brand: string): Promise<number> {
  const { timeZone } = await readBrand(owner, brand);
  await inTransaction(owner, async (transaction) => {
    // Waits for whoever counts just now, and keeps others from it until all is forgotten.
    await transaction.query('SELECT 1 FROM records_progress FOR UPDATE');
    await transaction.query(
      'TRUNCATE TABLE member_days, ledger_days, member_payments, member_payment_days',
    );
    await transaction.query(
      `UPDATE records_progress
          SET last_transfer_id = 0, payment_days_transfer_id = 0, time_zone = $1`,
      [timeZone],
    );
  });
  let total = 0;
  for (;;) {
    const counted = await countOnce(owner, timeZone);
    if (counted === 0) return total;
    total += counted;
  }
}
