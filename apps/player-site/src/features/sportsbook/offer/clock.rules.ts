/** How the clock of an event in play reads now. */
import type { InPlay } from '@bahati/contract/sportsbook/offer.ts';

/** Clocks that are told by the minute; others by minutes and seconds. */
const byMinute = new Set(['football', 'efootball', 'rugby', 'handball']);

/** A device whose clock is wrong by more than a break lasts is not believed. */
const longestRunMs = 10 * 60_000;

/** Null: the sport has no clock. */
export function clockText(sport: string, inPlay: InPlay, nowMs: number): string | null {
  if (inPlay.clock === null) return null;
  const ranMs = inPlay.isClockRunning ? nowMs - Date.parse(inPlay.at) : 0;
  const isBelievable = ranMs > 0 && ranMs < longestRunMs;
  const seconds = inPlay.clock + (isBelievable ? Math.floor(ranMs / 1_000) : 0);
  if (byMinute.has(sport)) return `${Math.floor(seconds / 60) + 1}'`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Points within the running game or leg; null where they are the running part's score once more. */
export function ownPoints({ points, parts, part }: InPlay): readonly [string, string] | null {
  const running = parts[part - 1];
  return points && points.join() !== running?.join() ? points : null;
}
