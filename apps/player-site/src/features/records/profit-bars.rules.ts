/** Where the bars of the profit chart stand. */
import { addDays, type Days } from './record-days.ts';

type Day = { day: string; profit: string };
export type Bar = Day & { x: number; y: number; width: number; height: number; isGain: boolean };

/** The shortest bar that is still seen. */
const least = 2;

/**
 * A bar for each day on which something came or went, in its place among all days. Amounts become
 * lengths here, so a float does: nothing is reckoned with it.
 */
export function barsOf(
  told: readonly Day[],
  { from, to }: Days,
  { width, height }: { width: number; height: number },
): { bars: Bar[]; zero: number } {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const slot = width / count;
  const values = told.map(({ profit }) => Number(profit));
  const most = Math.max(0, ...values);
  const span = most - Math.min(0, ...values) || 1;
  const room = height - 2 * least;
  const zero = least + (most / span) * room;
  const places = new Map(Array.from({ length: count }, (_, at) => [addDays(from, at), at]));
  const bars = told.flatMap(({ day, profit }) => {
    const value = Number(profit);
    const place = places.get(day);
    if (place === undefined || value === 0) return [];
    const long = Math.max(least, (Math.abs(value) / span) * room);
    const gap = Math.min(4, slot * 0.3);
    const isGain = value > 0;
    const y = isGain ? zero - long : zero;
    return [{ day, profit, x: place * slot + gap / 2, y, width: slot - gap, height: long, isGain }];
  });
  return { bars, zero };
}
