/**
 * Who runs a pool. One process at a time holds the lease of a room and writes under the lock of its
 * row; one that was not heard of for three seconds has lost it to whoever asks next, who begins a
 * fresh pool. What was committed stays: reserves left open are paid by it, and shots nobody knows
 * the end of are given back, for only hits cost anything.
 */
import { createServerSeed, hashServerSeed } from '@bahati/fairness/commit.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';

export const lostAfterSeconds = 3;

export type Opening = { id: bigint; seed: string; seedHash: string };

/** Another process runs the pool now: nothing of this one counts any more. */
export class LeaseLost extends Error {}

/** Undefined: another process holds it. */
export async function takeLease(
  database: Database,
  roomId: bigint,
  holder: string,
  water: Water,
): Promise<Opening | undefined> {
  const seed = createServerSeed();
  const seedHash = await hashServerSeed(seed);
  return inTransaction(database, async (transaction) => {
    await transaction.query(
      `INSERT INTO games.pool_leases (room_id) SELECT $1
        WHERE NOT EXISTS (SELECT 1 FROM games.pool_leases WHERE room_id = $1)
       ON CONFLICT DO NOTHING`,
      [roomId],
    );
    const { rowCount } = await transaction.query(
      `SELECT 1 FROM games.pool_leases
        WHERE room_id = $1 AND beat_at < clock_timestamp() - make_interval(secs => $2)
        FOR UPDATE SKIP LOCKED`,
      [roomId, lostAfterSeconds],
    );
    if (rowCount === 0) return undefined;
    await endOpening(transaction, roomId);
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO games.pool_openings (room_id, water, version, seed, seed_hash)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [roomId, water.code, water.version, seed, seedHash],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('A pool was not opened.');
    await transaction.query(
      `UPDATE games.pool_leases SET holder = $2, opening_id = $3, beat_at = clock_timestamp()
        WHERE room_id = $1`,
      [roomId, holder, id],
    );
    return { id, seed, seedHash };
  });
}

/** Keeps the lease, and its row locked until the end of the transaction. Throws LeaseLost. */
export async function holdLease(
  transaction: Transaction,
  roomId: bigint,
  holder: string,
): Promise<void> {
  const { rowCount } = await transaction.query(
    `UPDATE games.pool_leases SET beat_at = clock_timestamp() WHERE room_id = $1 AND holder = $2`,
    [roomId, holder],
  );
  if (rowCount === 0) throw new LeaseLost(`The pool of room ${roomId} is another's now.`);
}

/** Ends the pool and gives the lease up, unless another process has it. */
export async function releaseLease(
  database: Database,
  roomId: bigint,
  holder: string,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `UPDATE games.pool_leases SET holder = NULL, beat_at = '-infinity'
        WHERE room_id = $1 AND holder = $2`,
      [roomId, holder],
    );
    if ((rowCount ?? 0) > 0) await endOpening(transaction, roomId);
  });
}

/** Fixes what every open reserve pays by what was committed, and lets the seed be told. */
async function endOpening(transaction: Transaction, roomId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE games.pool_reserves SET state = 'paying', payout = amount - spent + won,
            due_at = clock_timestamp()
      WHERE room_id = $1 AND state = 'open'`,
    [roomId],
  );
  await transaction.query(
    `UPDATE games.pool_openings SET ended_at = clock_timestamp()
      WHERE room_id = $1 AND ended_at IS NULL`,
    [roomId],
  );
}
