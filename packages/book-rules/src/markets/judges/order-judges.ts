/** Judges of races: who is first, who is among the first, who is ahead of whom. */
import { type Finish, type LegResult, placeResult } from '@bahati/book-rules/leg-result.ts';
import type { Asked } from '@bahati/book-rules/markets/market.ts';
import { allBack, allVoid, only, type Verdict } from '@bahati/book-rules/markets/outcomes.ts';
import type { EventResult, RaceOrder } from '@bahati/book-rules/models/result.ts';

export const entrantOutcome = (entrant: string): string => `p${entrant}`;

/** Where everybody finished, by outcome; undefined for who did not start. */
export function finishesOf({ entrants, places }: RaceOrder): Map<string, Finish | undefined> {
  const tiedAt = new Map<number, number>();
  for (const place of places) tiedAt.set(place, (tiedAt.get(place) ?? 0) + 1);
  return new Map(
    entrants.map((entrant, at) => {
      const place = places[at] ?? 0;
      const tied = place > 0 ? (tiedAt.get(place) ?? 1) : 1;
      return [entrantOutcome(entrant), place < 0 ? undefined : { place, tied }];
    }),
  );
}

/** Everybody within so many places has won; of a dead heat for the last of them each has a share. */
export function judgePlaces({ order, isOver }: EventResult, paid: number): Verdict | undefined {
  if (!order || !isOver) return undefined;
  return new Map(
    [...finishesOf(order)].map(([outcome, finish]): [string, LegResult] => [
      outcome,
      finish ? placeResult(finish, paid) : { result: 'void' },
    ]),
  );
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
