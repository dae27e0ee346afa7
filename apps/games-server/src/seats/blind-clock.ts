/** The clock by which the blinds of a tournament rise; it stands while staff hold the tournament. */
import { type BlindLevel, levelAt } from '@bahati/game-rules/seat-games/tournament/blind-levels.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';

export type BlindClock = {
  blinds: number;
  playedMs: number;
  /** Null: the clock of its blinds stands. */
  tickingSince: Date | null;
};

type Levels = readonly BlindLevel[];

/** How long its blinds have risen by now, at the pace they are played at. */
export function playedBy({ playedMs, tickingSince }: BlindClock, now: Date, pace: number): number {
  return tickingSince ? playedMs + (now.getTime() - tickingSince.getTime()) * pace : playedMs;
}

/** When so many levels have passed; null: their clock stands. */
export function endOfLevels(
  { tickingSince, playedMs }: BlindClock,
  levels: Levels,
  count: number,
  pace: number,
): Date | null {
  if (!tickingSince) return null;
  const endMs = levels.slice(0, count).reduce((sum, { durationMs }) => sum + durationMs, 0);
  return new Date(tickingSince.getTime() + (endMs - playedMs) / pace);
}

/** Null: they rise no more, or their clock stands. */
export function blindsRiseAt(clock: BlindClock, levels: Levels, pace: number): Date | null {
  if (clock.blinds >= levels.length - 1) return null;
  return endOfLevels(clock, levels, clock.blinds + 1, pace);
}

export type Clock = { hasChanged: boolean; blinds: number; dueMs: number | null };

type Keeping = {
  table: 'sit_and_gos' | 'tournaments';
  levels: Levels;
  isStanding: boolean;
  pace: number;
};

/** Notes the blinds that are in force, and lets their clock stand or go. */
export async function keepClock(
  transaction: Transaction,
  { id, now }: Pick<StoredRoom, 'id' | 'now'>,
  clock: BlindClock,
  { table, levels, isStanding, pace }: Keeping,
): Promise<Clock> {
  const playedMs = playedBy(clock, now, pace);
  const { level: blinds, leftMs } = levelAt(levels, playedMs);
  const isTicking = clock.tickingSince !== null;
  const hasChanged = isTicking === isStanding || blinds !== clock.blinds;
  if (hasChanged) {
    await transaction.query(
      `UPDATE games.${table} SET blinds = $2, played_ms = $3::float8::bigint,
              ticking_since = CASE WHEN $4 THEN NULL ELSE $5::timestamptz END
        WHERE room_id = $1`,
      [id, blinds, Math.floor(playedMs), isStanding, now],
    );
  }
  const dueMs = isStanding || leftMs === null ? null : leftMs / pace;
  return { hasChanged, blinds, dueMs };
}
