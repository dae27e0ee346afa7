/** What happened in an event, as told in pieces. */
import { keptIncidents } from '@bahati/book-rules/incidents.ts';
import type { BookIncident } from '@bahati/contract/sportsbook/offer.ts';

/** Told twice is happened once; the newest stand last. As many are kept as the book itself tells. */
export function joinIncidents(
  known: readonly BookIncident[],
  told: readonly BookIncident[],
): BookIncident[] {
  const joined = new Map([...known, ...told].map((one) => [one.number, one]));
  return keptIncidents([...joined.values()].toSorted((a, b) => a.number - b.number));
}
