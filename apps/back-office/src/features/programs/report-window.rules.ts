/** Whole days of a program's clock, which is the operator's. */

const dayMs = 86_400_000;

/** East Africa keeps one time all year. */
const offsetMs = 3 * 3_600_000;

export const dayOf = (ms: number): string => new Date(ms + offsetMs).toISOString().slice(0, 10);

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - offsetMs;

/** From the first day's start to the last day's end; undefined: turned round, too long, or no days. */
export function windowOf(
  first: string,
  last: string,
  longestDays: number,
): { from: string; until: string } | undefined {
  const from = startOf(first);
  const until = startOf(last) + dayMs;
  if (Number.isNaN(from) || Number.isNaN(until)) return undefined;
  if (until <= from || until - from > longestDays * dayMs) return undefined;
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

/** The last `days` days with today. */
export const lastDays = (nowMs: number, days: number): { first: string; last: string } => ({
  first: dayOf(nowMs - (days - 1) * dayMs),
  last: dayOf(nowMs),
});
