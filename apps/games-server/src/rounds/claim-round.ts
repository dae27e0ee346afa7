/** Taking a round to try for it: one process at a time, for as long as its lease. */
import type { Context } from '#games-server/context.ts';
import { readStoredRounds, type StoredRound } from './stored-round.ts';

/** Longer than the two calls one try may take. */
const leaseSeconds = 10;

/** Takes up to `limit` rounds whose turn has come, here and in every other process at once. */
export async function claimDue(context: Context, limit: number): Promise<StoredRound[]> {
  return claim(
    context,
    `SELECT id FROM games.rounds WHERE decided_at IS NULL AND due_at <= now()
      ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [limit],
  );
}

/** Takes one round if its turn has come. */
export async function claimRound(context: Context, id: bigint): Promise<StoredRound | undefined> {
  const [round] = await claim(
    context,
    `SELECT id FROM games.rounds WHERE id = $2 AND decided_at IS NULL AND due_at <= now()
      FOR UPDATE SKIP LOCKED`,
    [id],
  );
  return round;
}

/** Counts the try before it is made: a crash in between must not make it look like the first. */
async function claim(context: Context, which: string, values: unknown[]): Promise<StoredRound[]> {
  const { rows } = await context.database.query<{ id: bigint }>(
    `UPDATE games.rounds r SET attempts = attempts + 1,
            due_at = now() + make_interval(secs => $1)
      WHERE r.id IN (${which}) RETURNING r.id`,
    [leaseSeconds, ...values],
  );
  if (rows.length === 0) return [];
  return readStoredRounds(context.database, 'WHERE r.id = ANY($1)', [rows.map(({ id }) => id)]);
}
