/**
 * Prices before the start. They come from two distributions, that of a first opinion and that of
 * the strengths the event is played by, and go from the one to the other: a mixture of two
 * distributions is one, so all markets agree at any time.
 */
import { type MarketKey, marketText } from '@bahati/book-rules/market-key.ts';
import { marketsFor } from '@bahati/book-rules/markets/markets-for.ts';
import {
  chanceOfAll,
  type ModelSelection,
  priceMarkets,
} from '@bahati/book-rules/markets/price.ts';
import type { Strengths } from '@bahati/book-rules/models/model.ts';
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import { BoundedCache } from '#odds-feed/bounded-cache.ts';
import { fieldOf, ratingOf, strengthsOf } from '#odds-feed/events/strengths.ts';
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

/** The opinions of an event: what they are kept by, and the strengths they are of. */
type Opinions = {
  readonly name: string;
  readonly first: () => Strengths;
  readonly last: () => Strengths;
};

export function createOpeningPrices(seed: number, marketsAnEvent: number) {
  const kept = new BoundedCache<string, OpeningPrices>(400);
  // What follows from strengths is kept with them, and a distribution with its state.
  const strengths = new BoundedCache<string, Strengths>(60);
  const states = new BoundedCache<string, PlayState>(16);
  const lastOf = ({ name, last }: Opinions) => strengths.get(`${name} last`, last);
  const stateOf = ({ competition: { sport } }: PlannedEvent, opinions: Opinions, is: Opinion) =>
    states.get(`${opinions.name} ${is}`, () =>
      modelOf(sport).start(strengths.get(`${opinions.name} ${is}`, opinions[is])),
    );
  const pricesOf = (event: PlannedEvent): OpeningPrices => {
    const opinions = opinionsOf(seed, event);
    return kept.get(opinions.name, () =>
      openingPrices(event, marketsAnEvent, {
        first: stateOf(event, opinions, 'first'),
        last: stateOf(event, opinions, 'last'),
      }),
    );
  };
  return {
    /** What an event is played by; one object for equal ones. */
    strengthsOf: (event: PlannedEvent): Strengths => lastOf(opinionsOf(seed, event)),
    pricesOf,
    /** `weight`: how far the first opinion has given way, from 0 to 1. */
    at: (event: PlannedEvent, weight: number): Prices => {
      const { first, last } = pricesOf(event);
      return weight >= 1 ? last : mixed(first, last, weight);
    },
    /** From 0 to 1; undefined: not priced. */
    chanceOfAll: (event: PlannedEvent, weight: number, selections: readonly ModelSelection[]) => {
      const opinions = opinionsOf(seed, event);
      const { sport } = event.competition;
      const from = chanceOfAll(sport, stateOf(event, opinions, 'first'), selections);
      const to = chanceOfAll(sport, stateOf(event, opinions, 'last'), selections);
      return from === undefined || to === undefined ? undefined : from + (to - from) * weight;
    },
  };
}

type Opinion = 'first' | 'last';

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
      name: event.id,
      first: () => fieldOf(seed, event, 0.6),
      last: () => fieldOf(seed, event, 0),
    };
  }
  const rating = ratingOf(seed, event);
  const name = `${sport} ${rating.lead} ${rating.style}`;
  const error = drawOf(seed, 'opinion', name) < 0.5 ? -1 : 1;
  const opinion = { ...rating, lead: rating.lead + error };
  return {
    name,
    first: () => strengthsOf(sport, opinion),
    last: () => strengthsOf(sport, rating),
  };
}
