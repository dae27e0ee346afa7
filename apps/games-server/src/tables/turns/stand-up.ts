/** A member leaves a seat between his rounds, and the round a seat lets pass. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { lockRoom, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

/** Refuses `not_seated`, and `seat_in_play` while something of his lies on it. */
export async function standUp(
  { database }: Context,
  { memberId }: FrameSession,
  { id }: StoredRoom,
  seat: number,
): Promise<{ seat: number }> {
  await inTransaction(database, async (transaction) => {
    await lockRoom(transaction, id);
    const { rows } = await transaction.query<{ id: bigint }>(
      `SELECT id FROM games.table_seats
        WHERE room_id = $1 AND seat = $2 AND member_id = $3 AND left_at IS NULL FOR UPDATE`,
      [id, seat, memberId],
    );
    const [held] = rows;
    if (!held) throw new Refusal('not_seated');
    const { rows: lying } = await transaction.query(
      `SELECT 1 FROM games.table_stakes s JOIN games.table_entries e ON e.id = s.entry_id
         JOIN games.table_rounds t ON t.id = e.round_id
        WHERE t.room_id = $1 AND t.state <> 'over' AND s.member_id = $2
          AND s.state IN ('asking', 'taken') AND s.opening ~ $3 LIMIT 1`,
      [id, memberId, `[:,]s${seat}[.=]`],
    );
    if (lying.length > 0) throw new Refusal('seat_in_play');
    await transaction.query(
      `UPDATE games.table_seats SET left_at = clock_timestamp(), changed_at = clock_timestamp()
        WHERE id = $1`,
      [held.id],
    );
    await transaction.query('UPDATE games.rooms SET version = version + 1 WHERE id = $1', [id]);
  });
  return { seat };
}

/** Rounds in a row a member may let pass and keep his seat. */
const mostMissed = 2;

/** Notes who played a round and frees the seats that let too many pass. The room's row is held. */
export async function noteMissed(
  transaction: Transaction,
  roomId: bigint,
  played: readonly number[],
): Promise<void> {
  await transaction.query(
    `UPDATE games.table_seats AS t
        SET missed = now.missed,
            left_at = CASE WHEN now.missed >= $3 THEN clock_timestamp() END,
            changed_at = CASE WHEN now.missed >= $3 THEN clock_timestamp() ELSE changed_at END
       FROM (SELECT id, CASE WHEN seat = ANY($2::int[]) THEN 0 ELSE missed + 1 END AS missed
               FROM games.table_seats WHERE room_id = $1 AND left_at IS NULL
              ORDER BY id FOR UPDATE) AS now
      WHERE t.id = now.id`,
    [roomId, played, mostMissed],
  );
}
