/** The days a filter of a record covers, in the brand's own zone. */
import type { RangeSearch } from '#site/search.ts';

export type Days = { from: string; to: string };

/**
 * The days a filter stands for: chosen ones win over a quick pick, and without either it is the
 * last seven. Of chosen days one alone stands for itself.
 */
export function daysOf(search: RangeSearch, now: Date, timeZone: string | undefined): Days {
  if (search.from !== undefined || search.to !== undefined) {
    const from = search.from ?? search.to ?? '';
    return { from, to: search.to ?? from };
  }
  const today = dayIn(now, timeZone);
  switch (search.range ?? 'week') {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'lastMonth': {
      const to = addDays(`${today.slice(0, 7)}-01`, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
  }
}

/** The first and the last instant of days. */
export function instantsOf({ from, to }: Days, timeZone: string | undefined) {
  return { from: dayStart(from, timeZone).toISOString(), to: dayEnd(to, timeZone).toISOString() };
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

/** Months (yyyy-MM), the first so many before the given one, each a month earlier than the last. */
export function monthsBack(month: string, first: number, count: number): string[] {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  return Array.from({ length: count }, (_, step) => {
    const shown = at - first - step;
    return `${Math.floor(shown / 12)}-${String((shown % 12) + 1).padStart(2, '0')}`;
  });
}
