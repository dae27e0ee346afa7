/** Parts of an event that have markets of their own. */
import type { EventResult } from '@bahati/book-rules/models/result.ts';
import { regularParts } from '@bahati/book-rules/settlement/counting.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';

/** Of sets and maps two before the start: whether a third is played nobody knows. */
const partsBefore = 2;

/** Pairs of a race that are bet on. */
const pairsOffered = 6;

/** In play of sets and maps the running one alone. */
export function partsOffered(sport: Sport, now: EventResult, isLive: boolean): readonly number[] {
  if (now.order) {
    const pairs = Math.min(pairsOffered, Math.floor(now.order.entrants.length / 2));
    return Array.from({ length: pairs }, (_, at) => at + 1);
  }
  const regular = regularParts(sport);
  const from = now.decidedParts + 1;
  const until = regular ?? (isLive ? from : partsBefore);
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, at) => from + at);
}
