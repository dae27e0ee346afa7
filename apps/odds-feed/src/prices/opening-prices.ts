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
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import { BoundedCache } from '#odds-feed/bounded-cache.ts';
import { fieldOf, ratingOf, strengthsOf } from '#odds-feed/events/strengths.ts';
import { drawOf } from '#odds-feed/seeded.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';
import { isMain, mixed, mostMarkets, type Prices, toPrices } from './feed-market.ts';

export type OpeningPrices = {
  readonly keys: readonly MarketKey[];
  /** Texts of those whose every move is told. */
  readonly main: ReadonlySet<string>;
  readonly first: Prices;
  readonly last: Prices;
};

/** The opinions of an event: what they are kept by, and the states they start from. */
type Opinions = {
  readonly name: string;
  readonly first: () => PlayState;
  readonly last: () => PlayState;
};

export function createOpeningPrices(seed: number) {
  const kept = new BoundedCache<string, OpeningPrices>(400);
  // A state holds its distribution as long as it lives.
  const states = new BoundedCache<string, PlayState>(24);
  const opinionsOf = (event: PlannedEvent) => opinions(seed, event);
  const pricesOf = (event: PlannedEvent): OpeningPrices => {
    const { name, first, last } = opinionsOf(event);
    return kept.get(name, () => pricesOfOpinions(event, first(), last()));
  };
  return {
    pricesOf,
    /** `weight`: how far the first opinion has given way, from 0 to 1. */
    at: (event: PlannedEvent, weight: number): Prices => {
      const { first, last } = pricesOf(event);
      return weight >= 1 ? last : mixed(first, last, weight);
    },
    /** From 0 to 1; undefined: not priced. */
    chanceOfAll: (event: PlannedEvent, weight: number, selections: readonly ModelSelection[]) => {
      const { name, first, last } = opinionsOf(event);
      const { sport } = event.competition;
      const from = chanceOfAll(sport, states.get(`${name} first`, first), selections);
      const to = chanceOfAll(sport, states.get(`${name} last`, last), selections);
      return from === undefined || to === undefined ? undefined : from + (to - from) * weight;
    },
  };
}

export type PriceList = ReturnType<typeof createOpeningPrices>;

function pricesOfOpinions(
  { competition: { sport } }: PlannedEvent,
  first: PlayState,
  last: PlayState,
): OpeningPrices {
  const keys = marketsFor(sport, last, false).slice(0, mostMarkets);
  return {
    keys,
    main: new Set(keys.filter(isMain).map(marketText)),
    first: toPrices(priceMarkets(sport, first, keys)),
    last: toPrices(priceMarkets(sport, last, keys)),
  };
}

function opinions(seed: number, event: PlannedEvent): Opinions {
  const { sport, format } = event.competition;
  const model = modelOf(sport);
  if (format === 'races') {
    return {
      name: event.id,
      first: () => model.start(fieldOf(seed, event, 0.6)),
      last: () => model.start(fieldOf(seed, event, 0)),
    };
  }
  const rating = ratingOf(seed, event);
  const error = drawOf(seed, 'opinion', event.id) < 0.5 ? -1 : 1;
  const opinion = { ...rating, lead: rating.lead + error };
  return {
    name: `${sport} ${rating.lead} ${rating.style} ${error}`,
    first: () => model.start(strengthsOf(sport, opinion)),
    last: () => model.start(strengthsOf(sport, rating)),
  };
}
