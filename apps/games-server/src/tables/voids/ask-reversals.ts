/**
 * Asking the operator's wallet to take back what rounds paid. Every try asks for the same rounds, so
 * that it is done once; whoever starts next goes on from the row.
 */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { lockRoom } from '#games-server/rooms/stored-room.ts';
import { noteReversed, readTouched } from './void-round.ts';

/** Longer than one call on the wallet. */
const leaseSeconds = 25;

type Due = {
  roundId: bigint;
  roomId: bigint;
  reason: string;
  asked: string;
  approved: string;
  attempts: number;
};

/** One look at what is due; answers how much was tried. Each try is counted before it is made. */
export async function askReversals(context: Context): Promise<number> {
  const { rows } = await context.database.query<Due>(
    `UPDATE games.round_voids AS v SET attempts = v.attempts + 1,
            due_at = clock_timestamp() + make_interval(secs => $1 + least(55, 0.25 * 2 ^ least(v.attempts, 10)))
       FROM games.table_rounds t
      WHERE t.id = v.round_id
        AND v.round_id = (SELECT round_id FROM games.round_voids
                           WHERE state = 'asking' AND due_at <= clock_timestamp()
                           ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING v.round_id AS "roundId", t.room_id AS "roomId", v.reason, v.asked_by AS asked,
               v.approved_by AS approved, v.attempts`,
    [leaseSeconds],
  );
  const [due] = rows;
  if (due) await askReversal(context, due);
  return rows.length;
}

async function askReversal(context: Context, due: Due): Promise<void> {
  const { database, wallet, log } = context;
  const { roundId, roomId } = due;
  const entries = await readTouched(database, roundId);
  const staked = entries.filter(({ state, stake }) => state !== 'voided' && stake > 0n);
  const answer =
    staked.length === 0 ? ({ kind: 'voided' } as const) : await wallet.voidRounds(staked, due);
  if (answer.kind === 'unknown') {
    log.warn({ round: roundId.toString(), reason: answer.reason }, 'a void is not decided');
    return;
  }
  await inTransaction(database, async (transaction) => {
    await lockRoom(transaction, roomId);
    const { rows } = await transaction.query(
      "SELECT 1 FROM games.round_voids WHERE round_id = $1 AND state = 'asking' FOR UPDATE",
      [roundId],
    );
    if (rows.length === 0) return;
    if (answer.kind === 'voided') await noteReversed(transaction, roundId);
    else {
      await transaction.query(
        `UPDATE games.round_voids SET state = 'refused', refusal_code = $2, refusal_details = $3
          WHERE round_id = $1`,
        [roundId, answer.code, JSON.stringify(answer.details)],
      );
    }
    await transaction.query('UPDATE games.rooms SET version = version + 1 WHERE id = $1', [roomId]);
  });
  log.warn({ round: roundId.toString(), answer: answer.kind }, 'the wallet was asked for a void');
}
