/** How an event and its markets are told to the site. */
import { isSport, sports } from '@bahati/book-rules/sports.ts';
import type {
  BookSide,
  EventRow,
  InPlay,
  OfferedEvent,
  OfferedMarket,
} from '@bahati/contract/sportsbook/offer.ts';
import type { Controls } from '#sportsbook/offer/controls/controls.ts';
import { type HeldEvent, type HeldMarket, stateOf } from '#sportsbook/offer/held-events.ts';
import { compareMarkets, groupOf } from '#sportsbook/offer/market-order.ts';
import { isMarketClosed, isMarketOpen, isSuspendedByHand } from '#sportsbook/offer/openness.ts';
import type { MarketPricer } from '#sportsbook/offer/price-market.ts';
import { rowMarkets } from '#sportsbook/offer/row-markets.ts';
import type { Trust } from '#sportsbook/offer/trust.ts';

const mostMarkets = 250;

export type Shows = {
  /** Undefined: nothing is known of the event but messages. */
  event: (event: HeldEvent) => OfferedEvent | undefined;
  /** With the columns of its sport, or the one of this code. */
  row: (event: HeldEvent, code?: string) => EventRow | undefined;
  market: (event: HeldEvent, market: HeldMarket) => OfferedMarket;
  /** Those that are not over, in the order of the event's page. */
  markets: (event: HeldEvent) => OfferedMarket[];
};

export type ShowOptions = {
  controls: Controls;
  trust: Trust;
  price: MarketPricer;
  now: () => number;
};

export function createShows({ controls, trust, price, now }: ShowOptions): Shows {
  const isOpen = (event: HeldEvent, market: HeldMarket): boolean =>
    isMarketOpen(trust, event, market, now()) && !isSuspendedByHand(controls, event, market.market);

  const showMarket = (event: HeldEvent, market: HeldMarket): OfferedMarket => {
    const isClosed = isMarketClosed(market);
    const isTaking = isOpen(event, market);
    const outcomes = price(event, market).map(({ outcome, odds, unboosted, isActive }) => ({
      outcome,
      odds,
      isOpen: isTaking && isActive,
      ...(unboosted === undefined ? {} : { unboosted }),
    }));
    const hasOpen = outcomes.some((outcome) => outcome.isOpen);
    return {
      market: market.market,
      group: groupOf(event.fixture?.sport ?? '', market.market),
      state: isClosed ? 'closed' : hasOpen ? 'open' : 'suspended',
      outcomes: isClosed ? [] : outcomes,
    };
  };

  const countOpen = (event: HeldEvent): number => {
    let count = 0;
    for (const market of event.markets.values()) if (isOpen(event, market)) count += 1;
    return count;
  };

  return {
    event: (event) => showEvent(event, countOpen),
    row(event, code) {
      const shown = showEvent(event, countOpen);
      const markets = rowMarkets(event, code).map((market) => showMarket(event, market));
      return shown && { ...shown, markets };
    },
    market: showMarket,
    markets: (event) =>
      [...event.markets.values()]
        .filter((market) => market.oddsVersion > 0 && !isMarketClosed(market))
        .sort((a, b) => compareMarkets(event.fixture?.sport ?? '', a.market, b.market))
        .slice(0, mostMarkets)
        .map((market) => showMarket(event, market)),
  };
}

export function showEvent(
  event: HeldEvent,
  countOpen: (event: HeldEvent) => number,
): OfferedEvent | undefined {
  const { fixture } = event;
  if (!fixture) return undefined;
  const marketCount = countOpen(event);
  return {
    id: event.id,
    version: event.revision,
    sport: fixture.sport,
    country: fixture.country,
    competition: { id: fixture.competition.id, name: fixture.competition.name },
    round: fixture.round,
    isOutright: fixture.isOutright,
    name: fixture.name,
    participants: fixture.participants.map(showSide),
    startsAt: fixture.startsAt,
    state: stateOf(event),
    inPlay: showInPlay(event),
    isSuspended: marketCount === 0,
    marketCount,
    isInPlayPlanned: !fixture.isOutright,
    eachWay: fixture.eachWay,
  };
}

const showSide = ({
  id,
  name,
  shortName,
  colours,
}: NonNullable<HeldEvent['fixture']>['participants'][number]): BookSide => ({
  id,
  name,
  shortName,
  colours,
});

function showInPlay({ status }: HeldEvent): InPlay | null {
  if (!status || status.state === 'upcoming') return null;
  const { part, clock, isClockRunning, at, score, parts, turn, points } = status;
  return { part, clock, isClockRunning, at, score, parts, turn, points };
}

/** The category of a sport the book knows; others are not offered. */
export const categoryOf = (sport: string): 'SPORTS' | 'ESPORTS' | undefined =>
  isSport(sport) ? sports[sport].category : undefined;
