/** When people of East Africa play: evenings, weekends, and the days after pay. */
import type { Chance } from './chance.ts';

export const dayMs = 86_400_000;
export const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Nairobi and Dar es Salaam are three hours ahead all year. */
const zoneMs = 3 * hourMs;

export const pastDays = 90;

/** From midnight on, how many play in each hour of a day. */
const ofHours = [
  3, 2, 1, 1, 1, 2, 4, 6, 7, 7, 8, 9, 11, 11, 9, 9, 10, 12, 16, 20, 24, 23, 16, 8,
] as const;

/** From Sunday on. */
const ofWeekdays = [1.35, 0.8, 0.85, 0.9, 0.95, 1.2, 1.45] as const;

/** Midnight, in East Africa, before the day that this moment is in. */
export function startOfDay(at: number): number {
  return Math.floor((at + zoneMs) / dayMs) * dayMs - zoneMs;
}

/** How much more than usual is played on the day that begins then. */
export function busynessOf(dayStart: number): number {
  const day = new Date(dayStart + zoneMs);
  const date = day.getUTCDate();
  const payDay = date >= 28 || date <= 3 ? 1.4 : date >= 14 && date <= 16 ? 1.12 : 1;
  return (ofWeekdays[day.getUTCDay()] ?? 1) * payDay;
}

/** A moment of that day, most likely in the evening. */
export function momentOf(dayStart: number, chance: Chance): number {
  const hour = chance.weighted(ofHours);
  return dayStart + hour * hourMs + chance.between(0, 59) * minuteMs + chance.between(0, 59_999);
}
