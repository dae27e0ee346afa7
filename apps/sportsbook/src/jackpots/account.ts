/**
 * A pool's account: what the book owes to its winners, by tier, and the book's own part as tier 0.
 * Moves are only added, each with the balance after it. Whoever writes holds the pool's row.
 */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';

export type MoveKind = 'seed' | 'entry' | 'refund' | 'win' | 'rollover_in' | 'rollover_out';
/** `amount` in minor units; below 0 it leaves the pool. */
export type NewMove = { tier: number; kind: MoveKind; amount: bigint };

/** Adds moves of a pool whose row is held; those of nothing are left out. */
export async function writeMoves(
  transaction: Transaction,
  poolId: bigint,
  moves: readonly NewMove[],
): Promise<void> {
  for (const { tier, kind, amount } of moves) {
    if (amount === 0n) continue;
    await transaction.query(
      `WITH pool AS (
         UPDATE book.jackpot_pools SET moves = moves + 1 WHERE id = $1 RETURNING moves),
       tier AS (
         UPDATE book.jackpot_tiers SET balance = balance + $4 WHERE pool_id = $1 AND tier = $2
         RETURNING balance)
       INSERT INTO book.jackpot_moves (pool_id, number, at, kind, tier, amount, balance)
       SELECT $1, pool.moves, clock_timestamp(), $3, $2, $4, tier.balance FROM pool, tier`,
      [poolId, tier, kind, amount],
    );
  }
}

export type Tier = {
  tier: number;
  shareBasisPoints: number;
  lineShare: bigint;
  balance: bigint;
  winners: bigint | null;
  each: bigint | null;
};

/** The book's own part first, the top tier last. */
export async function readTiers(database: Database | Transaction, poolId: bigint): Promise<Tier[]> {
  const { rows } = await database.query<Tier>(
    `SELECT tier, share_basis_points AS "shareBasisPoints", line_share AS "lineShare", balance,
            winners, each
       FROM book.jackpot_tiers WHERE pool_id = $1 ORDER BY tier`,
    [poolId],
  );
  return rows;
}

/** Puts the lines taken since the last time into the account, as one move a tier. */
export async function accountLines(transaction: Transaction, poolId: bigint): Promise<void> {
  const { rows } = await transaction.query<{ lines: bigint }>(
    `WITH held AS (
       SELECT id, lines - lines_accounted AS fresh FROM book.jackpot_pools WHERE id = $1 FOR UPDATE)
     UPDATE book.jackpot_pools p SET lines_accounted = lines, accounted_at = clock_timestamp()
       FROM held WHERE p.id = held.id RETURNING held.fresh AS lines`,
    [poolId],
  );
  const lines = rows[0]?.lines ?? 0n;
  if (lines === 0n) return;
  const tiers = await readTiers(transaction, poolId);
  const moves = tiers.map(({ tier, lineShare }): NewMove => {
    return { tier, kind: 'entry', amount: lineShare * lines };
  });
  await writeMoves(transaction, poolId, moves);
}

/** Once a minute at most, so that a move stands for all entries of the time before it. */
export async function accountDue(database: Database): Promise<void> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT id FROM book.jackpot_pools WHERE state = 'open' AND lines > lines_accounted
        AND accounted_at < now() - interval '1 minute' ORDER BY id LIMIT 50`,
  );
  for (const { id } of rows) {
    await inTransaction(database, (transaction) => accountLines(transaction, id));
  }
}
