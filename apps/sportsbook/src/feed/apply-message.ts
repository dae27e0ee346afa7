/**
 * Puts what a message says of an event into the held event. It is done in any order and any number
 * of times with the same end: prices, results and cancel of each market, the status and the bet stop
 * each go by the highest version heard.
 */
import type { EventStatus, FeedMessage, Speaker } from '@bahati/contract/odds-feed/feed.ts';
import {
  type HeldEvent,
  type HeldMarket,
  type MarketCancel,
  unheard,
} from '#sportsbook/offer/held-events.ts';

export type EventMessage = Extract<FeedMessage, { eventId: string }>;

type Said<M> = M extends EventMessage ? Omit<M, 'producer'> & { producer: Speaker } : never;

/** Of the feed, or of the book itself on an event it plays. */
export type SpokenMessage = Said<EventMessage>;

/** What of the tables is to be written: keys of markets, and whether the event's own row. */
export type Applied = {
  odds: string[];
  results: string[];
  cancels: string[];
  isOfEvent: boolean;
  /** Bets may have ended on something. */
  isUrgent: boolean;
};

export const isNothing = ({ odds, results, cancels, isOfEvent }: Applied): boolean =>
  !isOfEvent && odds.length + results.length + cancels.length === 0;

/** `fixture_change` is not of this: the fixture is read anew, see keep-fixtures.ts. */
export function applyMessage(event: HeldEvent, message: SpokenMessage): Applied {
  const applied: Applied = {
    odds: [],
    results: [],
    cancels: [],
    isOfEvent: false,
    isUrgent: false,
  };
  switch (message.type) {
    case 'fixture_change':
      break;
    case 'odds_change':
      applyOdds(event, message, applied);
      applyStatus(event, message, applied);
      break;
    case 'bet_stop':
      applyStop(event, message.version, applied);
      applyStatus(event, message, applied);
      break;
    case 'bet_settlement':
      for (const { market, outcomes } of message.markets) {
        applyResults(event, message, market, outcomes, applied);
      }
      break;
    case 'rollback_bet_settlement':
      for (const market of message.markets) applyResults(event, message, market, null, applied);
      break;
    case 'bet_cancel': {
      const { from = null, until = null, reason } = message;
      for (const market of message.markets) {
        applyCancel(event, message, market, { from, until, reason }, applied);
      }
      break;
    }
    case 'rollback_bet_cancel':
      for (const market of message.markets) applyCancel(event, message, market, null, applied);
      break;
  }
  return applied;
}

type OddsChange = Extract<SpokenMessage, { type: 'odds_change' }>;

function applyOdds(event: HeldEvent, message: OddsChange, applied: Applied): void {
  const { version, producer } = message;
  for (const { market, state, outcomes } of message.markets) {
    const held = marketOf(event, market);
    if (version <= held.oddsVersion) continue;
    event.markets.set(market, { ...held, producer, oddsVersion: version, state, outcomes });
    applied.odds.push(market);
    applied.isUrgent ||= state !== 'active' && held.state === 'active';
  }
}

function applyStop(event: HeldEvent, version: number, applied: Applied): void {
  if (version <= event.stopVersion) return;
  event.stopVersion = version;
  applied.isOfEvent = true;
  applied.isUrgent = true;
}

function applyStatus(
  event: HeldEvent,
  { version, at, status }: { version: number; at: string; status?: EventStatus | undefined },
  applied: Applied,
): void {
  if (!status || version <= event.statusVersion) return;
  applied.isUrgent ||= status.state !== event.status?.state;
  event.statusVersion = version;
  event.status = { ...status, at };
  applied.isOfEvent = true;
}

function applyResults(
  event: HeldEvent,
  { version }: SpokenMessage,
  market: string,
  results: HeldMarket['results'],
  applied: Applied,
): void {
  const held = marketOf(event, market);
  if (version <= held.resultsVersion) return;
  event.markets.set(market, { ...held, resultsVersion: version, results });
  applied.results.push(market);
  applied.isUrgent = true;
}

function applyCancel(
  event: HeldEvent,
  { version }: SpokenMessage,
  market: string,
  cancel: MarketCancel | null,
  applied: Applied,
): void {
  const held = marketOf(event, market);
  if (version <= held.cancelVersion) return;
  event.markets.set(market, { ...held, cancelVersion: version, cancel });
  applied.cancels.push(market);
  applied.isUrgent = true;
}

const marketOf = (event: HeldEvent, market: string): HeldMarket =>
  event.markets.get(market) ?? { market, ...unheard };

/** Everything that is known of the event, or its own row alone. */
export function wholeOf(event: HeldEvent, hasMarkets: boolean): Applied {
  const markets = hasMarkets ? [...event.markets.values()] : [];
  return {
    odds: markets.filter(({ oddsVersion }) => oddsVersion > 0).map(({ market }) => market),
    results: markets.filter(({ resultsVersion }) => resultsVersion > 0).map(({ market }) => market),
    cancels: markets.filter(({ cancelVersion }) => cancelVersion > 0).map(({ market }) => market),
    isOfEvent: true,
    isUrgent: true,
  };
}
