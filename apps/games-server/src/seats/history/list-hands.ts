/** The hands a member was dealt into, newest first. */
import type { PastHand } from '@bahati/contract/games-frame/hand-history.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import type { RoomSettings } from '#games-server/rooms/stored-room.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import { botsIn } from '#games-server/seats/bots/bot-results.ts';
import type { DealtIn, StoredHand } from '#games-server/seats/stored-seats.ts';

/** Whoever sat down more often sees the hands of his latest sittings. */
const mostSittings = 200;

type Row = {
  rowId: bigint;
  number: number;
  at: Date;
  seatId: string;
  room: RoomSettings;
  players: unknown;
  result: unknown;
  rake: bigint | null;
  isVoided: boolean;
};

export async function listHands(
  database: Database,
  { memberId, gameCode, currency }: Pick<FrameSession, 'memberId' | 'gameCode' | 'currency'>,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<{ items: PastHand[]; nextCursor: string | null }> {
  const { rows } = await database.query<Row>(
    `SELECT hand.* FROM (
       SELECT id, room_id, tournament_id, sat_at, left_at FROM games.seats
        WHERE member_id = $1 AND game_code = $2 AND currency = $3
        ORDER BY id DESC LIMIT $6) s
      CROSS JOIN LATERAL (
       SELECT h.id AS "rowId", h.number, coalesce(h.over_at, h.began_at) AS at,
              s.id::text AS "seatId", r.settings AS room, h.players,
              h.result, h.rake, h.voided_at IS NOT NULL AS "isVoided"
         FROM games.hands h JOIN games.rooms r ON r.id = h.room_id
        WHERE (h.room_id = s.room_id OR h.room_id IN (
                SELECT t.room_id FROM games.tournament_tables t
                 WHERE t.tournament_id = s.tournament_id))
          AND h.over_at IS NOT NULL AND ($4::bigint IS NULL OR h.id < $4)
          AND h.began_at BETWEEN s.sat_at AND coalesce(s.left_at, now())
          AND h.players @> jsonb_build_array(jsonb_build_object('seatId', s.id::text))
        ORDER BY h.began_at DESC LIMIT $5) hand
      ORDER BY hand."rowId" DESC LIMIT $5`,
    [memberId, gameCode, currency, readCursor(cursor), pageSize + 1, mostSittings],
  );
  const told = (amount: bigint) => toDecimal(amount, currency);
  return pageOf(rows, pageSize, (row): PastHand => {
    const players = readState(row.players) as readonly DealtIn[];
    const result = readState(row.result) as StoredHand['result'];
    // Who was moved from table to table had another seat in each.
    const own = players.find(({ seatId }) => seatId === row.seatId);
    const stackOf = (all: readonly { seat: number; stack: bigint }[] = []) =>
      all.find(({ seat }) => seat === own?.seat)?.stack ?? 0n;
    return {
      handId: row.rowId.toString(),
      number: row.number,
      at: row.at.toISOString(),
      unit: told(BigInt(row.room.unit)),
      players: players.length,
      bots: botsIn(players),
      won: told(row.isVoided ? 0n : stackOf(result?.stacks) - stackOf(players)),
      rake: told(row.isVoided ? 0n : (row.rake ?? 0n)),
      isVoided: row.isVoided,
    };
  });
}
