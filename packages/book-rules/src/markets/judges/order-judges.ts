/** Judges of races: who is first, who is among the first, who is ahead of whom. */
import type { DeadHeat } from '@bahati/book-rules/leg-result.ts';
import type { Asked } from '@bahati/book-rules/markets/market.ts';
import {
  allBack,
  allVoid,
  only,
  placed,
  type Verdict,
} from '@bahati/book-rules/markets/outcomes.ts';
import type { EventResult } from '@bahati/book-rules/models/result.ts';

export const entrantOutcome = (entrant: string): string => `p${entrant}`;

/**
 * Everybody within so many places has won. Where some tie for the last of them the places left are
 * shared: each is won at places left / tied of its odds.
 */
export function judgePlaces({ order, isOver }: EventResult, paid: number): Verdict | undefined {
  if (!order || !isOver) return undefined;
  const outcomes = order.entrants.map(entrantOutcome);
  const placeOf = new Map(outcomes.map((outcome, at) => [outcome, order.places[at] ?? 0]));
  return placed(outcomes, (outcome): 'won' | 'lost' | 'void' | DeadHeat => {
    const place = placeOf.get(outcome) ?? 0;
    if (place < 0) return 'void';
    if (place === 0 || place > paid) return 'lost';
    const tied = order.places.filter((other) => other === place).length;
    const places = paid - place + 1;
    return tied > places ? { places, tied } : 'won';
  });
}

/** Pairs of a race are the first and second of its list, the third and fourth …, by part. */
export function pairOf(result: EventResult, pair: number): readonly [string, string] | undefined {
  const [first, second] = result.order?.entrants.slice(pair * 2 - 2, pair * 2) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

const outcomesOfPairs = new Map<string, readonly [string, string]>();

/** Level: every stake back; void where one did not start. Not to finish is to be behind. */
export function judgeHeadToHead(result: EventResult, { part }: Asked): Verdict | undefined {
  const pair = pairOf(result, part);
  if (!result.order || !result.isOver || !pair) return undefined;
  const { entrants, places } = result.order;
  const [first, second] = pair.map((entrant) => {
    const place = places[entrants.indexOf(entrant)] ?? 0;
    return place === 0 ? Number.POSITIVE_INFINITY : place;
  });
  const outcomes = outcomesOfPair(pair);
  if (pair.some((entrant) => (places[entrants.indexOf(entrant)] ?? 0) < 0)) {
    return allVoid(outcomes);
  }
  if (first === undefined || second === undefined || first === second) return allBack(outcomes);
  return only(outcomes, first < second ? outcomes[0] : outcomes[1]);
}

/** One list for a pair, so that equal verdicts are one object. */
function outcomesOfPair(pair: readonly [string, string]): readonly [string, string] {
  const key = pair.join();
  const known = outcomesOfPairs.get(key);
  if (known) return known;
  const outcomes = [entrantOutcome(pair[0]), entrantOutcome(pair[1])] as const;
  if (outcomesOfPairs.size > 2_000) outcomesOfPairs.clear();
  outcomesOfPairs.set(key, outcomes);
  return outcomes;
}
