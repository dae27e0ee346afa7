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

/** Whether the boss's time is, and how many ticks until that changes. */
export function bossAt(tick: number): { readonly isHere: boolean; readonly ticks: number } {
  const { tide, since } = tideAt(tick);
  const [calm, schools, boss] = tides.map(({ ticks }) => ticks) as [number, number, number];
  if (tide === 'boss') return { isHere: true, ticks: boss - since };
  return { isHere: false, ticks: tide === 'schools' ? schools - since : calm - since + schools };
}

/** The tide at a tick, and how many ticks of it have gone by. */
export function tideAt(tick: number): { readonly tide: Tide; readonly since: number } {
  let since = tick - Math.floor(tick / roundTicks) * roundTicks;
  for (const { code, ticks } of tides) {
    if (since < ticks) return { tide: code, since };
    since -= ticks;
  }
  return { tide: 'calm', since: 0 };
}
