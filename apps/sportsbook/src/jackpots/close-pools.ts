import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { accountLines } from './account.ts';
import { isTaking } from './decide-entry.ts';

/** Closes pools whose first match has begun, with all their entries in the account. */
export async function closePools(database: Database): Promise<void> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT p.id FROM book.jackpot_pools p WHERE p.state = 'open' AND NOT (${isTaking})
      ORDER BY p.id LIMIT 50`,
  );
  for (const { id } of rows) {
    await inTransaction(database, async (transaction) => {
      const { rowCount } = await transaction.query(
        `UPDATE book.jackpot_pools SET state = 'closed',
                closes_at = least(closes_at, clock_timestamp()), results_since = clock_timestamp()
          WHERE id = $1 AND state = 'open'`,
        [id],
      );
      if (!rowCount) return;
      await accountLines(transaction, id);
      await writeShares(transaction, id);
    });
  }
}

/** How many of the entries have each outcome of each match, which nobody was told before. */
export async function writeShares(transaction: Transaction, poolId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE book.jackpot_matches m SET shares = n.shares FROM (
       SELECT p.place - 1 AS place, ARRAY[
           count(*) FILTER (WHERE p.mask & 1 > 0) * 10000 / count(*),
           count(*) FILTER (WHERE p.mask & 2 > 0) * 10000 / count(*),
           count(*) FILTER (WHERE p.mask & 4 > 0) * 10000 / count(*)]::integer[] AS shares
         FROM book.bets b JOIN book.jackpot_entries e ON e.bet_id = b.id
         CROSS JOIN LATERAL unnest(e.picks) WITH ORDINALITY AS p (mask, place)
        WHERE b.jackpot_pool_id = $1 AND b.told = 'open' GROUP BY p.place) n
      WHERE m.pool_id = $1 AND m.place = n.place`,
    [poolId],
  );
}
