/** Sit-and-gos as they stand in the database; their seats and hands are those of every room with seats. */
import { levelAt } from '@bahati/game-rules/seat-games/tournament/blind-levels.ts';
import type { SitAndGoTerms } from '@bahati/game-rules/seat-games/tournament/sit-and-go.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import { readSeats, type StoredSeat } from '#games-server/seats/stored-seats.ts';

export type StoredSitAndGo = {
  state: 'registering' | 'running' | 'over' | 'called_off';
  calledOffFor: 'unfilled' | 'voided' | 'closed' | null;
  fillsUntil: Date | null;
  blinds: number;
  playedMs: number;
  /** Null: the clock of its blinds stands. */
  tickingSince: Date | null;
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

/** How long its blinds have risen by now, at the pace they are played at. */
export function playedBy(
  { playedMs, tickingSince }: StoredSitAndGo,
  now: Date,
  pace: number,
): number {
  return tickingSince ? playedMs + (now.getTime() - tickingSince.getTime()) * pace : playedMs;
}

/** Null: they rise no more, or their clock stands. */
export function blindsRiseAt(
  game: StoredSitAndGo,
  { levels }: SitAndGoTerms,
  pace: number,
): Date | null {
  const { tickingSince, playedMs, blinds } = game;
  if (!tickingSince || blinds >= levels.length - 1) return null;
  const endMs = levels.slice(0, blinds + 1).reduce((sum, { durationMs }) => sum + durationMs, 0);
  return new Date(tickingSince.getTime() + (endMs - playedMs) / pace);
}

export type Clock = { hasChanged: boolean; blinds: number; dueMs: number | null };

/** Notes the blinds that are in force, and lets their clock stand or go. */
export async function keepClock(
  transaction: Transaction,
  room: StoredRoom,
  game: StoredSitAndGo,
  { isStanding, pace }: { isStanding: boolean; pace: number },
): Promise<Clock> {
  const playedMs = playedBy(game, room.now, pace);
  const { level: blinds, leftMs } = levelAt(termsOf(room).levels, playedMs);
  const isTicking = game.tickingSince !== null;
  const hasChanged = isTicking === isStanding || blinds !== game.blinds;
  if (hasChanged) {
    await transaction.query(
      `UPDATE games.sit_and_gos SET blinds = $2, played_ms = $3::float8::bigint,
              ticking_since = CASE WHEN $4 THEN NULL ELSE $5::timestamptz END
        WHERE room_id = $1`,
      [room.id, blinds, Math.floor(playedMs), isStanding, room.now],
    );
  }
  const dueMs = isStanding || leftMs === null ? null : leftMs / pace;
  return { hasChanged, blinds, dueMs };
}
