/** An entry that never counted: the stake goes back, and the pool is as if it had not been made. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { type OperationKey, writeSteps } from '#sportsbook/wallet/operations.ts';
import { accountLines, type NewMove, readTiers, writeMoves } from './account.ts';
import { writeShares } from './close-pools.ts';

type OpenEntry = { id: bigint; stake: bigint; lines: number; steps: number };
type HeldEntry = { poolId: bigint; isClosed: boolean; entry: OpenEntry };

/** Holds the pool, then the entry. Undefined: the entry does not run, or its pool is drawn. */
async function holdEntry(transaction: Transaction, betId: bigint): Promise<HeldEntry | undefined> {
  const { rows: pools } = await transaction.query<{ id: bigint; isClosed: boolean }>(
    `SELECT id, state = 'closed' AS "isClosed" FROM book.jackpot_pools
      WHERE id = (SELECT jackpot_pool_id FROM book.bets WHERE id = $1)
        AND state IN ('open', 'closed') FOR UPDATE`,
    [betId],
  );
  const { rows: entries } = await transaction.query<OpenEntry>(
    `SELECT id, stake, lines, steps FROM book.bets WHERE id = $1 AND told = 'open' FOR UPDATE`,
    [betId],
  );
  const [[pool], [entry]] = [pools, entries];
  return pool && entry ? { poolId: pool.id, isClosed: pool.isClosed, entry } : undefined;
}

/**
 * Takes an entry out of its pool: what it paid in leaves each tier. Answers its row, held; undefined
 * where it does not run or its pool is drawn: what was drawn stands.
 */
export async function takeOut(
  transaction: Transaction,
  betId: bigint,
): Promise<OpenEntry | undefined> {
  const held = await holdEntry(transaction, betId);
  if (!held) return undefined;
  const { poolId, isClosed, entry } = held;
  const lines = BigInt(entry.lines);
  await accountLines(transaction, poolId);
  const moves = (await readTiers(transaction, poolId)).map(({ tier, lineShare }): NewMove => {
    return { tier, kind: 'refund', amount: -lineShare * lines };
  });
  await writeMoves(transaction, poolId, moves);
  await transaction.query(
    `UPDATE book.jackpot_pools SET entries = entries - 1, lines = lines - $2,
            lines_accounted = lines_accounted - $2 WHERE id = $1`,
    [poolId, lines],
  );
  await transaction.query(
    `UPDATE book.bets SET state = 'cancelled', told = 'cancelled', steps = steps + 1 WHERE id = $1`,
    [betId],
  );
  if (isClosed) await writeShares(transaction, poolId);
  return entry;
}

/**
 * Voids an entry for good; `reason` is shown to the member. Answers what the platform is to be told;
 * undefined where the entry does not run or its pool is drawn.
 */
export async function voidEntry(
  transaction: Transaction,
  betId: bigint,
  reason: string,
): Promise<OperationKey | undefined> {
  const entry = await takeOut(transaction, betId);
  if (!entry) return undefined;
  const key = { betId, number: entry.steps + 1 };
  await writeSteps(transaction, [
    {
      ...key,
      kind: 'cancelled',
      amount: entry.stake,
      note: reason,
      operation: { kind: 'cancel', detail: 'error' },
    },
  ]);
  return key;
}
