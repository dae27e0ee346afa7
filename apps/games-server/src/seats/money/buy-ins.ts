/** What is brought to a seat: a row before the wallet is asked, and what became of it. */
import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { toldRefusal, voidedCode } from '#games-server/rounds/told-refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

/** Longer than one call on the wallet, so that nobody else asks while we do. */
const leaseSeconds = 5;

type NewSeat = {
  session: FrameSession;
  room: StoredRoom;
  seat: number;
  bankMs: number;
  /** In a tournament of several tables; absent: it is of none. */
  entry?: number;
};

/** A seat for which nothing was brought yet. */
export async function addSeat(
  transaction: Transaction,
  { session, room, seat, bankMs, entry }: NewSeat,
): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.seats (external_id, room_id, seat, game_code, member_id, session_id, currency,
       shown_name, bank_ms, tournament_id, entry)
     SELECT $1, $2, $3, $4, $5, s.id, $6,
            coalesce(s.display_name, ''), $8, CASE WHEN $9::smallint IS NOT NULL THEN $2::bigint END, $9
       FROM games.frame_sessions s WHERE s.id = $7
     RETURNING id`,
    [
      `r-${randomBytes(16).toString('hex')}`,
      room.id,
      seat,
      room.gameCode,
      session.memberId,
      room.currency,
      session.id,
      bankMs,
      entry ?? null,
    ],
  );
  if (!rows[0]) throw new Error('A seat was not written.');
  return rows[0].id;
}

export async function addBuyIn(
  transaction: Transaction,
  { id: roomId }: StoredRoom,
  seatId: bigint,
  amount: bigint,
): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.seat_buy_ins (seat_id, room_id, number, amount, due_at)
     SELECT $1, $2, coalesce(max(number), 0) + 1, $3,
            clock_timestamp() + make_interval(secs => $4)
       FROM games.seat_buy_ins WHERE seat_id = $1
     RETURNING id`,
    [seatId, roomId, amount, leaseSeconds],
  );
  if (!rows[0]) throw new Error('A buy-in was not written.');
  return rows[0].id;
}

/** Refuses what the wallet refused. One that is still asked for is told by the room. */
export async function answerBuyIn(database: Database, id: bigint): Promise<void> {
  const { rows } = await database.query<{
    code: string | null;
    details: Record<string, unknown> | null;
  }>(
    `SELECT refusal_code AS code, refusal_details AS details FROM games.seat_buy_ins
      WHERE id = $1 AND state NOT IN ('asking', 'taken')`,
    [id],
  );
  const [refused] = rows;
  if (refused) throw toldRefusal(refused.code ?? voidedCode, refused.details);
}
