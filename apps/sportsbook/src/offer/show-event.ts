/** How an event and its markets are told to the site. */
import { isSport, sports } from '@bahati/book-rules/sports.ts';
import type {
  BookSide,
  EventRow,
  InPlay,
  OfferedEvent,
  OfferedMarket,
} from '@bahati/contract/sportsbook/offer.ts';
import type { Controls } from './controls.ts';
import { type HeldEvent, type HeldMarket, stateOf } from './held-events.ts';
import { compareMarkets, groupOf, rowColumns, unevenness } from './market-order.ts';
import { isMarketClosed, isMarketOpen, isSuspendedByHand } from './openness.ts';
import type { MarketPricer } from './price-market.ts';
import type { Trust } from './trust.ts';

const mostMarkets = 250;

export type Shows = {
  /** Undefined: nothing is known of the event but messages. */
  event: (event: HeldEvent) => OfferedEvent | undefined;
  row: (event: HeldEvent, code?: string) => EventRow | undefined;
  market: (event: HeldEvent, market: HeldMarket) => OfferedMarket;
  /** Those that are not over, in the order of the event's page. */
  markets: (event: HeldEvent) => OfferedMarket[];
  /** Keys of the markets a row shows. */
  rowMarkets: (event: HeldEvent, code?: string) => HeldMarket[];
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
    const isTaking = isOpen(event, market);
    const outcomes = price(event, market).map(({ outcome, odds, unboosted, isActive }) => ({
      outcome,
      odds,
      isOpen: isTaking && isActive,
      ...(unboosted === undefined ? {} : { unboosted }),
    }));
    return {
      market: market.market,
      group: groupOf(market.market),
      state: isMarketClosed(market)
        ? 'closed'
        : outcomes.some((outcome) => outcome.isOpen)
          ? 'open'
          : 'suspended',
      outcomes: isMarketClosed(market) ? [] : outcomes,
    };
  };

  const showEvent = (event: HeldEvent): OfferedEvent | undefined => {
    const { fixture } = event;
    if (!fixture) return undefined;
    let marketCount = 0;
    for (const market of event.markets.values()) if (isOpen(event, market)) marketCount += 1;
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
  };

  const rowMarkets = (event: HeldEvent, code?: string): HeldMarket[] => {
    const columns = code === undefined ? rowColumns(event.fixture?.sport ?? '') : [[code]];
    return columns
      .map((codes) => codes.map((one) => mainOf(event, one)).find((market) => market !== undefined))
      .filter((market) => market !== undefined);
  };

  return {
    event: showEvent,
    row(event, code) {
      const shown = showEvent(event);
      const markets = rowMarkets(event, code).map((market) => showMarket(event, market));
      return shown && { ...shown, markets };
    },
    market: showMarket,
    markets: (event) =>
      [...event.markets.values()]
        .filter((market) => market.oddsVersion > 0 && !isMarketClosed(market))
        .sort((a, b) => compareMarkets(a.market, b.market))
        .slice(0, mostMarkets)
        .map((market) => showMarket(event, market)),
    rowMarkets,
  };
}

/** Expected where it is offered. */
const usualLine: Readonly<Record<string, string>> = { 'football total': 'total:0:2.5' };

/** The market of the whole event by this code: of several lines the usual one, or the nearest to even. */
function mainOf({ markets, fixture }: HeldEvent, code: string): HeldMarket | undefined {
  const usual = markets.get(usualLine[`${fixture?.sport} ${code}`] ?? '');
  if (usual?.state === 'active' && !isMarketClosed(usual)) return usual;
  let best: HeldMarket | undefined;
  let bestUnevenness = Infinity;
  const from = `${code}:0:`;
  for (const market of markets.values()) {
    if (!market.market.startsWith(from) || isMarketClosed(market)) continue;
    const uneven = unevenness(market.outcomes) + (market.state === 'active' ? 0 : 2_000_000);
    if (best && uneven >= bestUnevenness) continue;
    best = market;
    bestUnevenness = uneven;
  }
  return best;
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

function showInPlay(event: HeldEvent): InPlay | null {
  const { status } = event;
  if (!status || status.state === 'upcoming') return null;
  const { part, clock, isClockRunning, at, score, parts, turn, points } = status;
  return { part, clock, isClockRunning, at, score, parts, turn, points };
}

/** The category of a sport the book knows; others are not offered. */
export const categoryOf = (sport: string): 'SPORTS' | 'ESPORTS' | undefined =>
  isSport(sport) ? sports[sport].category : undefined;
