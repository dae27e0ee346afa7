/** Decides one selection by what is in memory in this tick. */
import { isSport } from '@bahati/book-rules/sports.ts';
import type { Controls } from './controls/controls.ts';
import { type HeldEvents, stateOf } from './held-events.ts';
import { isMarketOpen, isSuspendedByHand } from './openness.ts';
import type { MarketPricer } from './price-market.ts';
import type { Offer } from './quote.ts';
import type { Trust } from './trust.ts';

export type QuoteOptions = {
  events: HeldEvents;
  controls: Controls;
  trust: Trust;
  price: MarketPricer;
  now: () => number;
};

export function createQuote(options: QuoteOptions): Offer['quote'] {
  const { events, controls, trust, price, now } = options;
  return ({ eventId, market: key, outcome }) => {
    const event = events.get(eventId);
    const market = event?.markets.get(key);
    const fixture = event?.fixture;
    if (!event || !market || !fixture || !isSport(fixture.sport)) return undefined;
    const priced = price(event, market).find((one) => one.outcome === outcome);
    if (!priced) return undefined;
    const isTaking =
      isMarketOpen(trust, event, market, now()) && !isSuspendedByHand(controls, event, key);
    const state = stateOf(event);
    return {
      eventId,
      market: key,
      outcome,
      version: event.revision,
      sport: fixture.sport,
      fixture,
      state,
      isLive: state === 'live' || market.producer === 'live',
      odds: priced.odds,
      chances: priced.chances,
      isOpen: isTaking && priced.isActive,
      score: event.status?.score ?? null,
      oddsVersion: market.oddsVersion,
      stopVersion: event.stopVersion,
    };
  };
}
