/** Days of the brand's calendar, numbered since 1970: Nairobi is three hours ahead all year. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
const aheadMs = 3 * hourMs;

export const dayOf = (at: number): number => Math.floor((at + aheadMs) / dayMs);
export const startOfDay = (day: number): number => day * dayMs - aheadMs;
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
export const dayNamed = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayMs;

/** The first day of the month so many months before that of a day. */
export function monthBefore(day: number, months: number): number {
  const date = new Date(day * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1) / dayMs;
}
