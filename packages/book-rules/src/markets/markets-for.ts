/** Which markets an event is offered with, and at which lines: those around what the model expects. */
import { type MarketKey, marketText } from '@bahati/book-rules/market-key.ts';
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import type { EventResult } from '@bahati/book-rules/models/result.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import { askedMarket, isMarketOf, judgeAsked } from './judge.ts';
import { linesFor } from './lines.ts';
import type { Market } from './market.ts';
import { marketCodes, markets } from './market-list.ts';
import { distributionOf } from './distribution.ts';
import { partsOffered } from './parts-offered.ts';

/**
 * Every market that is not decided yet, in the order of the list. In play the parts that are over
 * have none, and the next goal is the next one.
 */
export function marketsFor(sport: Sport, state: PlayState, isLive: boolean): readonly MarketKey[] {
  const now = modelOf(sport).resultOf(state);
  if (now.isOver) return [];
  const distribution = distributionOf(sport, state);
  const parts = partsOffered(sport, now, isLive);
  return marketCodes.flatMap((code) => {
    const market: Market = markets[code];
    if (!isMarketOf(market, now)) return [];
    const asked = market.of === 'event' ? [0] : market.of === 'part' ? parts : [0, ...parts];
    return asked
      .flatMap((part) => linesFor(code, market, part, now, distribution))
      .filter((key) => isOpen(key, now));
  });
}

function isOpen(key: MarketKey, now: EventResult): boolean {
  const asked = askedMarket(key);
  if (!asked) throw new Error(`${marketText(key)} names no market.`);
  return judgeAsked(asked, now) === undefined;
}
