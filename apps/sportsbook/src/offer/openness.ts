/** Whether bets are taken: of an event and of a market, at this moment. */
import type { Controls } from './controls/controls.ts';
import { type HeldEvent, type HeldMarket, isOver, stateOf } from './held-events.ts';
import type { Trust } from './trust.ts';

/**
 * A market is open when its newest odds are active and newer than the newest bet stop, its producer
 * is heard without a hole, and nothing is known of how it ended. Odds of before the start end with
 * the start, by the clock too: a start nobody told of in time takes no bets.
 */
export function isMarketOpen(
  trust: Trust,
  event: HeldEvent,
  market: HeldMarket,
  now: number,
): boolean {
  const { fixture } = event;
  if (!fixture || market.state !== 'active' || market.oddsVersion <= event.stopVersion)
    return false;
  if (isMarketClosed(market) || !trust.isTrusted(market.producer)) return false;
  const state = stateOf(event);
  if (isOver(state)) return false;
  if (market.producer === 'live') return true;
  return state === 'upcoming' && now < Date.parse(fixture.startsAt);
}

/**
 * Nothing more is to come of it: it is left out of the offer. A cancel that ends takes back bets of
 * a while alone.
 */
export const isMarketClosed = ({ state, results, cancel }: HeldMarket): boolean =>
  state === 'closed' || results !== null || (cancel !== null && cancel.until === null);

export const isSuspendedByHand = (controls: Controls, event: HeldEvent, market?: string): boolean =>
  event.fixture !== undefined &&
  controls.isSuspended({
    sport: event.fixture.sport,
    competitionId: event.fixture.competition.id,
    eventId: event.id,
    ...(market === undefined ? {} : { market }),
  });
