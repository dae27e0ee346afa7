/** Markets of a scripted event as the model of its sport prices them. */
import { marketsFor } from '@bahati/book-rules/markets/markets-for.ts';
import {
  chanceOfAll,
  type ModelSelection,
  priceMarkets,
} from '@bahati/book-rules/markets/price.ts';
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import { modelOf } from '@bahati/book-rules/models/model-of.ts';
import { isSport, type Sport } from '@bahati/book-rules/sports.ts';
import type { FeedMarket } from '@bahati/contract/odds-feed/feed.ts';
import { mostMarkets, toPrices } from '#odds-feed/prices/feed-market.ts';
import type { ScriptedEvent } from './scripted-event.ts';

export function modelMarkets(sport: Sport, strengths: SideStrengths): FeedMarket[] {
  const state = modelOf(sport).start(strengths);
  const keys = marketsFor(sport, state, false).slice(0, mostMarkets);
  return [...toPrices(priceMarkets(sport, state, keys)).values()];
}

/** From 0 to 1, as at the start; undefined: not priced. */
export function scriptedChance(
  { fixture: { sport }, strengths }: ScriptedEvent,
  selections: readonly ModelSelection[],
): number | undefined {
  if (!strengths || !isSport(sport)) return undefined;
  return chanceOfAll(sport, modelOf(sport).start(strengths), selections);
}
