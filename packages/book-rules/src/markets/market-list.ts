/** Every market of the book by its code. Names of markets and outcomes are words of the site. */
import { besideMarkets } from './lists/beside-markets.ts';
import { fightMarkets } from './lists/fight-markets.ts';
import { goalsMarkets } from './lists/goals-markets.ts';
import { orderMarkets } from './lists/order-markets.ts';
import { partsMarkets } from './lists/parts-markets.ts';
import { scoreMarkets } from './lists/score-markets.ts';
import type { Market } from './market.ts';

export const markets = {
  ...scoreMarkets,
  ...goalsMarkets,
  ...besideMarkets,
  ...partsMarkets,
  ...fightMarkets,
  ...orderMarkets,
} as const satisfies Readonly<Record<string, Market>>;

export type MarketCode = keyof typeof markets;

export const marketCodes = Object.keys(markets) as MarketCode[];

export const isMarketCode = (code: string): code is MarketCode => Object.hasOwn(markets, code);

/** Every outcome that has a word of its own, those of participants left out. */
export const outcomeCodes: readonly string[] = [
  ...new Set(
    Object.values<Market>(markets).flatMap(({ outcomes }) =>
      outcomes === 'entrants' ? [] : outcomes,
    ),
  ),
];
