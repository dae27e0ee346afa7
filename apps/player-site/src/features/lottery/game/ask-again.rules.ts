/** When a game is worth asking about again: as its draw closes, and until its numbers are there. */
import type { HallGame } from '@bahati/contract/lottery/shapes.ts';

const leastMs = 1_500;
const mostMs = 60_000;
/** The lottery closes and draws a moment after the hour. */
const afterCloseMs = 400;
const afterDrawMs = 1_500;

export function askAgainAfterMs(
  { next, last, everySeconds }: Pick<HallGame, 'next' | 'last' | 'everySeconds'>,
  nowMs: number,
): number {
  const waits = [mostMs];
  if (next) waits.push(Date.parse(next.closesAt) - nowMs + afterCloseMs);
  if (next && everySeconds !== null) {
    const dueMs = Date.parse(next.drawsAt) - everySeconds * 1_000;
    const isMissing = last === null || Date.parse(last.drawsAt) < dueMs;
    if (isMissing) waits.push(Math.max(leastMs, dueMs - nowMs + afterDrawMs));
  }
  return Math.max(leastMs, Math.min(...waits));
}

/** Of several games: as soon as one of them is. */
export const soonestMs = (games: readonly HallGame[], nowMs: number): number =>
  Math.min(mostMs, ...games.map((game) => askAgainAfterMs(game, nowMs)));
