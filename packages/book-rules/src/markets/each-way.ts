/** Each way: which terms a race can be offered at without giving the book's margin away. */
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import { type Chances, fairlyPricedOdds } from '@bahati/book-rules/odds.ts';
import { type EachWayTerms, placeOdds } from '@bahati/book-rules/slip/payout.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import { judgePlaces } from './judges/order-judges.ts';
import type { Verdict } from './outcomes.ts';
import { distributionOf } from './distribution.ts';
import { chancesOf } from './price.ts';

/** The most generous first. */
const fractions = [4, 5, 6, 8] as const;

const placesFor = (entrants: number): number => (entrants >= 8 ? 3 : entrants >= 5 ? 2 : 0);

/**
 * The best terms at which nobody's place part gives back more than `payback` of its stake on average.
 * Null: none do, because a favourite is all but sure of a place, or too few take part.
 */
export function eachWayTerms(sport: Sport, state: PlayState, payback: number): EachWayTerms | null {
  const { order } = modelOf(sport).resultOf(state);
  const places = placesFor(order?.entrants.length ?? 0);
  if (places === 0) return null;
  const wins = placeChances(sport, state, 1);
  const placed = placeChances(sport, state, places);
  for (const under of fractions) {
    const terms = { over: 1, under, places };
    const isFair = [...wins].every(([outcome, win]) => {
      const odds = fairlyPricedOdds(win, payback);
      if (odds === undefined) return true;
      const chance = placed.get(outcome)?.win ?? 0;
      return (placeOdds(odds, terms) * chance) / 1_000 <= payback * 1_000_000;
    });
    if (isFair) return terms;
  }
  return null;
}

/** Chances of a place, by outcome: what a place part is bought back by. */
export function placeChances(
  sport: Sport,
  state: PlayState,
  places: number,
): ReadonlyMap<string, Chances> {
  const verdicts = new Map<Verdict, number>();
  for (const { chance, result } of distributionOf(sport, state).results) {
    const verdict = judgePlaces(result, places);
    if (verdict) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + chance);
  }
  return new Map(chancesOf(verdicts).map(({ outcome, chances }) => [outcome, chances]));
}
