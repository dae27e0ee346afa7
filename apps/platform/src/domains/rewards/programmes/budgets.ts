/** What a programme may give in a month: counted under a lock, so that it is never passed. */
import type { Transaction } from '@bahati/server-kit/database.ts';

export type Spending = {
  programme: 'vip' | 'cashback' | 'referral' | 'rebate';
  /** The first day of the brand's month. */
  month: string;
  /** Minor units. */
  amount: bigint;
  ceiling: bigint | null;
};

/** Counts an amount; false: it does not fit, and nothing was counted. */
export async function spend(
  transaction: Transaction,
  { programme, month, amount, ceiling }: Spending,
): Promise<boolean> {
  await transaction.query(
    `INSERT INTO programme_budgets (programme, month) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [programme, month],
  );
  // A ceiling that staff lowered below what was spent stops what follows, and undoes nothing.
  const { rowCount } = await transaction.query(
    `UPDATE programme_budgets SET spent = spent + $3, ceiling = $4
      WHERE programme = $1 AND month = $2 AND ($4::bigint IS NULL OR spent + $3 <= $4)`,
    [programme, month, amount, ceiling],
  );
  return rowCount === 1;
}
