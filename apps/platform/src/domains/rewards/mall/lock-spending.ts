import type { Transaction } from '@bahati/server-kit/database.ts';

/** A member spends points one thing at a time, so that the same request twice at once is one. */
export async function lockSpending(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `points ${memberId}`,
  ]);
}
