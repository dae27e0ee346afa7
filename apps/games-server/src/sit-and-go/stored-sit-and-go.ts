/** Sit-and-gos as they stand in the database; their seats and hands are those of every room with seats. */
import type { SitAndGoTerms } from '@bahati/game-rules/seat-games/tournament/sit-and-go.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { BlindClock } from '#games-server/seats/blind-clock.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import { readSeats, type StoredSeat } from '#games-server/seats/stored-seats.ts';

export type StoredSitAndGo = BlindClock & {
  state: 'registering' | 'running' | 'over' | 'called_off';
  calledOffFor: 'unfilled' | 'voided' | 'closed' | null;
  fillsUntil: Date | null;
};

type Reader = Pick<Transaction, 'query'>;

/** @throws {Error} for a room that is none. */
export async function readSitAndGo(
  database: Reader,
  { id, code }: Pick<StoredRoom, 'id' | 'code'>,
): Promise<StoredSitAndGo> {
  const { rows } = await database.query<StoredSitAndGo>(
    `SELECT state, called_off_for AS "calledOffFor", fills_until AS "fillsUntil", blinds,
            played_ms::float8 AS "playedMs", ticking_since AS "tickingSince"
       FROM games.sit_and_gos WHERE room_id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`The room ${code} is no sit-and-go.`);
  return row;
}

export const termsOf = ({ settings }: Pick<StoredRoom, 'settings'>): SitAndGoTerms =>
  readState(settings.game) as SitAndGoTerms;

/** Everybody who takes part or took part to the end, by seat; who was paid back is none of them. */
export const readEntrants = (database: Reader, roomId: bigint): Promise<StoredSeat[]> =>
  readSeats(
    database,
    `WHERE s.room_id = $1 AND s.state IN ('asking', 'in', 'paying', 'left') ORDER BY s.seat`,
    [roomId],
  );
