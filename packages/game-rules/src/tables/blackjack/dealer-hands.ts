/** How often the dealer, who stands on every 17, ends on what. */
import { certain, none, plus, type Thirteenths, times, values } from './thirteenths.ts';

/** 22 stands for every hand past 21; a 21 in two cards stands apart. */
export type DealerEnds = {
  readonly blackjack: Thirteenths;
  /** By total, 17 to 22, in the order of the totals; none of them a blackjack. */
  readonly ends: ReadonlyMap<number, Thirteenths>;
};

export const past = 22;

/** A hand as it counts: the ace as one, and whether there is one. */
export type Count = { readonly low: number; readonly hasAce: boolean };

export function countWith({ low, hasAce }: Count, value: number): Count {
  return { low: low + value, hasAce: hasAce || value === 1 };
}

export function totalOfCount({ low, hasAce }: Count): { total: number; isSoft: boolean } {
  const isSoft = hasAce && low + 10 <= 21;
  return { total: isSoft ? low + 10 : low, isSoft };
}

function endsFrom(count: Count, known: Map<string, Map<number, Thirteenths>>) {
  const { total } = totalOfCount(count);
  if (total >= 17) return new Map([[Math.min(total, past), certain]]);
  const key = `${count.low}${count.hasAce}`;
  const before = known.get(key);
  if (before) return before;
  const ends = new Map<number, Thirteenths>();
  for (const { value, chance } of values) gatherEnds(ends, countWith(count, value), chance, known);
  known.set(key, ends);
  return ends;
}

function gatherEnds(
  into: Map<number, Thirteenths>,
  count: Count,
  chance: Thirteenths,
  known: Map<string, Map<number, Thirteenths>>,
) {
  for (const [total, then] of endsFrom(count, known)) {
    into.set(total, plus(into.get(total) ?? none, times(chance, then)));
  }
}

/** Before the dealer has looked at the card that lies face down. `up` is 1 for an ace. */
export function dealerEnds(up: number): DealerEnds {
  const known = new Map<string, Map<number, Thirteenths>>();
  const ends = new Map<number, Thirteenths>();
  let blackjack = none;
  for (const { value, chance } of values) {
    if (value + up === 11 && (value === 1 || up === 1)) blackjack = chance;
    else gatherEnds(ends, countWith({ low: up, hasAce: up === 1 }, value), chance, known);
  }
  return { blackjack, ends: new Map([...ends].toSorted(([a], [b]) => a - b)) };
}
