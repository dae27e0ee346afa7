/** The time a filter of the betting record covers, in the brand's own days. */
import type { RecordSearch } from '#site/search.ts';

export type Instants = { from?: string; to?: string };

/**
 * The instants a filter stands for: chosen days win over a quick pick, and without either it is
 * the last seven days. `to` is the last instant of its day.
 */
export function rangeOf(search: RecordSearch, now: Date, timeZone: string | undefined): Instants {
  if (search.from !== undefined || search.to !== undefined)
    return {
      ...(search.from ? { from: dayStart(search.from, timeZone).toISOString() } : {}),
      ...(search.to ? { to: dayEnd(search.to, timeZone).toISOString() } : {}),
    };
  const today = dayIn(now, timeZone);
  switch (search.range ?? 'week') {
    case 'today':
      return { from: dayStart(today, timeZone).toISOString() };
    case 'week':
      return { from: dayStart(addDays(today, -6), timeZone).toISOString() };
    case 'month':
      return { from: dayStart(addDays(today, -29), timeZone).toISOString() };
    case 'all':
      return {};
  }
}

/** The calendar day (yyyy-MM-dd) an instant falls on in a zone. */
export function dayIn(instant: Date, timeZone: string | undefined): string {
  const parts = partsIn(instant, timeZone);
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The first instant of a calendar day in a zone. */
export function dayStart(day: string, timeZone: string | undefined): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  // The zone's offset is first read at the guess, then at the answer, which may lie across a
  // change of clocks.
  const first = asUtc - offsetMs(new Date(asUtc), timeZone);
  return new Date(asUtc - offsetMs(new Date(first), timeZone));
}

function dayEnd(day: string, timeZone: string | undefined): Date {
  return new Date(dayStart(addDays(day, 1), timeZone).getTime() - 1);
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function offsetMs(instant: Date, timeZone: string | undefined): number {
  const { year, month, day, hour, minute, second } = partsIn(instant, timeZone);
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return wall - Math.floor(instant.getTime() / 1000) * 1000;
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

function partsIn(instant: Date, timeZone: string | undefined): Record<Part, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone ? { timeZone } : {}),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(instant).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Part, string>;
}
