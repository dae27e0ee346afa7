/**
 * Prices before the start. They come from two distributions, that of a first opinion and that of
 * the strengths the event is played by, and go from the one to the other: a mixture of two
 * distributions is one, so all markets agree at any time.
 */
import { type MarketKey, marketText } from '@bahati/book-rules/market-key.ts';
import { eachWayTerms } from '@bahati/book-rules/markets/each-way.ts';
import { marketsFor } from '@bahati/book-rules/markets/markets-for.ts';
import {
  chanceOfAll,
  type ModelSelection,
  priceMarkets,
} from '@bahati/book-rules/markets/price.ts';
import type { Strengths } from '@bahati/book-rules/models/model.ts';
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import type { EachWayTerms } from '@bahati/book-rules/slip/payout.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import { BoundedCache } from '#odds-feed/bounded-cache.ts';
import { fieldOf, type Rating, ratingOf, strengthsOf } from '#odds-feed/events/strengths.ts';
import { drawOf } from '#odds-feed/seeded.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';
import { isMain, mixed, type Prices, toPrices } from './feed-market.ts';

export type OpeningPrices = {
  readonly keys: readonly MarketKey[];
  /** Texts of those whose every move is told. */
  readonly main: ReadonlySet<string>;
  readonly first: Prices;
  readonly last: Prices;
};

/** What somebody takes the strengths for; equal ones have one name. */
type Opinion = { readonly name: string; readonly strengths: () => Strengths };
type Opinions = { readonly first: Opinion; readonly last: Opinion };

/** Terms of each way are such that a book that keeps as little as this of a stake does not lose by them. */
const eachWayPayback = 0.88;

export function createOpeningPrices(seed: number, marketsAnEvent: number) {
  const kept = new BoundedCache<string, OpeningPrices>(400);
  // What follows from strengths is kept with them, and a distribution with its state.
  const strengths = new BoundedCache<string, Strengths>(60);
  const states = new BoundedCache<string, PlayState>(40);
  const strengthsBy = (opinion: Opinion) => strengths.get(opinion.name, opinion.strengths);
  const stateBy = ({ competition: { sport } }: PlannedEvent, opinion: Opinion) =>
    states.get(opinion.name, () => modelOf(sport).start(strengthsBy(opinion)));
  const pricesOf = (event: PlannedEvent): OpeningPrices => {
    const { first, last } = opinionsOf(seed, event);
    return kept.get(`${first.name}, ${last.name}`, () =>
      openingPrices(event, marketsAnEvent, {
        first: stateBy(event, first),
        last: stateBy(event, last),
      }),
    );
  };
  const terms = new BoundedCache<string, EachWayTerms | null>(400);
  return {
    /** Of a race; null: each way is not offered on it. The same however its prices move. */
    eachWayOf: (event: PlannedEvent): EachWayTerms | null =>
      terms.get(event.id, () => {
        const { first, last } = opinionsOf(seed, event);
        const found = [first, last].map((opinion) =>
          eachWayTerms(event.competition.sport, stateBy(event, opinion), eachWayPayback),
        );
        return found.reduce((a, b) => (a && b && a.under > b.under ? a : a && b));
      }),
    /** What an event is played by; one object for equal ones. */
    strengthsOf: (event: PlannedEvent): Strengths => strengthsBy(opinionsOf(seed, event).last),
    pricesOf,
    /** `weight`: how far the first opinion has given way, from 0 to 1. */
    at: (event: PlannedEvent, weight: number): Prices => {
      const { first, last } = pricesOf(event);
      return weight >= 1 ? last : mixed(first, last, weight);
    },
    /** From 0 to 1; undefined: not priced. */
    chanceOfAll: (event: PlannedEvent, weight: number, selections: readonly ModelSelection[]) => {
      const { first, last } = opinionsOf(seed, event);
      const { sport } = event.competition;
      const from = chanceOfAll(sport, stateBy(event, first), selections);
      const to = chanceOfAll(sport, stateBy(event, last), selections);
      return from === undefined || to === undefined ? undefined : from + (to - from) * weight;
    },
  };
}

export type PriceList = ReturnType<typeof createOpeningPrices>;

function openingPrices(
  { competition: { sport } }: PlannedEvent,
  marketsAnEvent: number,
  { first, last }: { first: PlayState; last: PlayState },
): OpeningPrices {
  const keys = marketsFor(sport, last, false).slice(0, marketsAnEvent);
  return {
    keys,
    main: new Set(keys.filter(isMain).map(marketText)),
    first: toPrices(priceMarkets(sport, first, keys)),
    last: toPrices(priceMarkets(sport, last, keys)),
  };
}

function opinionsOf(seed: number, event: PlannedEvent): Opinions {
  const { sport, format } = event.competition;
  if (format === 'races') {
    return {
      first: { name: `${event.id} first`, strengths: () => fieldOf(seed, event, 0.6) },
      last: { name: event.id, strengths: () => fieldOf(seed, event, 0) },
    };
  }
  const rating = ratingOf(seed, event);
  const last = opinionOf(sport, rating);
  const error = drawOf(seed, 'opinion', last.name) < 0.5 ? -1 : 1;
  return { first: opinionOf(sport, { ...rating, lead: rating.lead + error }), last };
}

const opinionOf = (sport: Sport, rating: Rating): Opinion => ({
  name: `${sport} ${rating.lead} ${rating.style}`,
  strengths: () => strengthsOf(sport, rating),
});
