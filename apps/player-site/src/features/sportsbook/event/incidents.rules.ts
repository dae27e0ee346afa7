/** What happened in an event, as told in pieces. */
import type { BookIncident } from '@bahati/contract/sportsbook/offer.ts';

/** As many as the book itself tells of one event. */
const mostIncidents = 60;

/** Told twice is happened once; the newest stand last. */
export function joinIncidents(
  known: readonly BookIncident[],
  told: readonly BookIncident[],
): BookIncident[] {
  const joined = new Map([...known, ...told].map((one) => [one.number, one]));
  return [...joined.values()].toSorted((a, b) => a.number - b.number).slice(-mostIncidents);
}
