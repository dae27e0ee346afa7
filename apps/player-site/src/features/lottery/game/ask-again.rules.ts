/** When a game is worth asking about again: as its draw closes, and until its numbers are there. */
import type { HallGame } from '@bahati/contract/lottery/shapes.ts';

const leastMs = 1_500;
const mostMs = 60_000;
/** The lottery closes and draws a moment after the hour. */
const afterCloseMs = 400;
const afterDrawMs = 1_500;
/** Numbers that are late by so much are asked about less often. */
const lateMs = 60_000;
const whileLateMs = 10_000;

type Drawing = Pick<HallGame, 'next' | 'last' | 'everySeconds'>;

/** When the draw before the one that is sold was due; undefined: it is known by a calendar only. */
const dueMsOf = ({ next, everySeconds }: Drawing): number | undefined =>
  next && everySeconds !== null ? Date.parse(next.drawsAt) - everySeconds * 1_000 : undefined;

/** A draw has closed whose numbers are not here yet. */
export function isAwaited(game: Drawing): boolean {
  const dueMs = dueMsOf(game);
  return dueMs !== undefined && (!game.last || Date.parse(game.last.drawsAt) < dueMs);
}

export function askAgainAfterMs(game: Drawing, nowMs: number): number {
  const { next } = game;
  const dueMs = dueMsOf(game);
  const waits = [mostMs];
  if (next) waits.push(Date.parse(next.closesAt) - nowMs + afterCloseMs);
  if (dueMs !== undefined && isAwaited(game)) {
    const isLate = nowMs - dueMs > lateMs;
    waits.push(Math.max(isLate ? whileLateMs : leastMs, dueMs - nowMs + afterDrawMs));
  }
  return Math.max(leastMs, Math.min(...waits));
}

/** Of several games: as soon as one of them is. */
export const soonestMs = (games: readonly HallGame[], nowMs: number): number =>
  Math.min(mostMs, ...games.map((game) => askAgainAfterMs(game, nowMs)));
