/** The hours of a pool. They follow from the tick alone, and everybody may know them. */
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';

/** Calm, then a tide that brings schools, then the boss; three minutes in all, again and again. */
export const tides = [
  { code: 'calm', ticks: 120 * ticksPerSecond },
  { code: 'schools', ticks: 20 * ticksPerSecond },
  { code: 'boss', ticks: 40 * ticksPerSecond },
] as const;

export type Tide = (typeof tides)[number]['code'];

const roundTicks = tides.reduce((sum, { ticks }) => sum + ticks, 0);

/** The tide at a tick, and how many ticks of it have gone by. */
export function tideAt(tick: number): { readonly tide: Tide; readonly since: number } {
  let since = tick - Math.floor(tick / roundTicks) * roundTicks;
  for (const { code, ticks } of tides) {
    if (since < ticks) return { tide: code, since };
    since -= ticks;
  }
  return { tide: 'calm', since: 0 };
}
