/** Prices in play, from the state of play. */
import type { MarketKey } from '@bahati/book-rules/market-key.ts';
import { priceMarkets } from '@bahati/book-rules/markets/price.ts';
import type { FeedMarket } from '@bahati/contract/odds-feed/feed.ts';
import type { Course } from '#odds-feed/events/course.ts';
import { stateAt } from '#odds-feed/events/status.ts';
import { closed, type Prices, toPrices } from './feed-market.ts';
import type { Offered } from './offered.ts';

/**
 * Every market offered by then, or the main ones alone; the decided ones are closed. An outright is
 * not bet on in play, so of its open ones nothing is told.
 */
export function livePrices(
  course: Course,
  offered: readonly Offered[],
  stepsOver: number,
  isFull: boolean,
): Prices {
  const shown = offered.filter(
    ({ fromSteps, isMain }) => fromSteps <= stepsOver && (isFull || isMain),
  );
  const open: MarketKey[] = [];
  const prices = new Map<string, FeedMarket>();
  for (const { key, text, decidedSteps } of shown) {
    if (decidedSteps > stepsOver) open.push(key);
    else prices.set(text, closed(text));
  }
  if (open.length === 0 || course.isOutright) return prices;
  const state = { ...stateAt(course, stepsOver) };
  for (const [text, market] of toPrices(priceMarkets(course.sport, state, open))) {
    prices.set(text, market);
  }
  return prices;
}
