/** How rows of a list stand together under headings. */
import { isSport, sportCodes } from '@bahati/book-rules/sports.ts';
import type { EventRow } from '@bahati/contract/sportsbook/offer.ts';

export type RowGroup = {
  /** A sport, or a day as the reader is told it. */
  readonly title: string;
  readonly sport: string;
  readonly rows: readonly EventRow[];
};

/** One event may stand on two pages where events moved between asking for them. */
export function onceEach(rows: readonly EventRow[]): readonly EventRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

const rank = (sport: string): number =>
  isSport(sport) ? sportCodes.indexOf(sport) : sportCodes.length;

/** Sports in the order of the book: football, which most is bet on, stands first. */
export function groupBySport(rows: readonly EventRow[]): readonly RowGroup[] {
  return [...Map.groupBy(rows, ({ sport }) => sport)]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([sport, some]) => ({ title: sport, sport, rows: some }));
}

/** Days as `dayOf` tells them, in the order of the list. */
export function groupByDay(
  rows: readonly EventRow[],
  dayOf: (instant: string) => string,
): readonly RowGroup[] {
  return [...Map.groupBy(rows, ({ startsAt }) => dayOf(startsAt))].map(([day, some]) => ({
    title: day,
    sport: some[0]?.sport ?? '',
    rows: some,
  }));
}
