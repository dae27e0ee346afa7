/** An offer by hand: a test says which selection stands at which odds. */
import type { Odds } from '@bahati/book-rules/odds.ts';
import type { Fixture } from '@bahati/contract/odds-feed/feed.ts';
import type { Offer, Quote, SelectionKey } from './quote.ts';

/** An offer that says what it is told to. */
export type HandOffer = Offer & {
  set: (key: SelectionKey, odds: Odds, more?: Partial<Quote>) => Quote;
  change: (key: SelectionKey, more: Partial<Quote>) => void;
  version: () => number;
};

const nameOf = ({ eventId, market, outcome }: SelectionKey) => `${eventId} ${market} ${outcome}`;

export function createHandOffer(): HandOffer {
  const quotes = new Map<string, Quote>();
  let version = 0;
  const change: HandOffer['change'] = (key, more) => {
    const known = quotes.get(nameOf(key));
    if (known) quotes.set(nameOf(key), { ...known, ...more, version: ++version });
  };
  return {
    quote: (key) => quotes.get(nameOf(key)),
    version: () => version,
    change,
    set(key, odds, more = {}) {
      const win = Math.floor(950_000_000 / odds);
      const quote: Quote = {
        ...key,
        version: ++version,
        sport: 'football',
        fixture: fixtureOf(key.eventId),
        state: 'upcoming',
        isLive: false,
        odds,
        chances: { win },
        isOpen: true,
        score: null,
        ...more,
      };
      quotes.set(nameOf(key), quote);
      return quote;
    },
  };
}

export function fixtureOf(eventId: string, more: Partial<Fixture> = {}): Fixture {
  const side = (id: number, name: string) => ({
    id: String(id),
    name,
    shortName: name.slice(0, 3),
    colours: ['#0a5c36', '#ffffff'] as [string, string],
  });
  return {
    eventId,
    version: 1,
    sport: 'football',
    country: 'KE',
    competition: { id: '7', name: 'Rift League' },
    season: '2026',
    round: null,
    isOutright: false,
    name: null,
    participants: [side(1, 'Naivasha Stars'), side(2, 'Kilifi Sharks')],
    startsAt: '2026-12-01T15:00:00.000Z',
    state: 'upcoming',
    eachWay: null,
    ...more,
  };
}

export const home = (eventId: string | number): SelectionKey => ({
  eventId: String(eventId),
  market: '1x2:0:',
  outcome: 'home',
});
