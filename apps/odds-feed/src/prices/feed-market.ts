/** Prices as the feed tells them. */
import { type MarketKey, marketText } from '@bahati/book-rules/market-key.ts';
import { askedMarket } from '@bahati/book-rules/markets/judge.ts';
import type { Chances } from '@bahati/book-rules/odds.ts';
import type { PricedMarket } from '@bahati/book-rules/markets/price.ts';
import type { FeedMarket } from '@bahati/contract/odds-feed/feed.ts';

/** By the text of a market's key. */
export type Prices = ReadonlyMap<string, FeedMarket>;

/** More a message does not carry. */
export const mostMarkets = 190;
const mostOutcomes = 60;

export function toPrices(priced: readonly PricedMarket[]): Map<string, FeedMarket> {
  const prices = new Map<string, FeedMarket>();
  for (const { market, outcomes } of priced) {
    const text = marketText(market);
    prices.set(text, {
      market: text,
      state: 'active',
      outcomes: outcomes
        .slice(0, mostOutcomes)
        .map(({ outcome, chances }) => ({ outcome, ...chances, isActive: canWin(chances) })),
    });
  }
  return prices;
}

const canWin = ({ win, halfWin = 0 }: Chances): boolean => win + halfWin > 0;

const mainGroups: ReadonlySet<string> = new Set(['main', 'goals', 'handicap']);

/** Markets of the whole event whose every move is told; the others are told less often. */
export function isMain(key: MarketKey): boolean {
  const group = askedMarket(key)?.market.group;
  return key.part === 0 && group !== undefined && mainGroups.has(group);
}

export const closed = (market: string): FeedMarket => ({ market, state: 'closed', outcomes: [] });

/** Markets of `now` that are not as they were. */
export function changesOf(before: Prices, now: Prices): FeedMarket[] {
  return [...now].flatMap(([text, market]) => (isSame(before.get(text), market) ? [] : [market]));
}

function isSame(before: FeedMarket | undefined, now: FeedMarket): boolean {
  if (before?.state !== now.state || before.outcomes.length !== now.outcomes.length) return false;
  return now.outcomes.every((outcome, at) => {
    const old = before.outcomes[at];
    return (
      old !== undefined &&
      old.outcome === outcome.outcome &&
      old.win === outcome.win &&
      old.halfWin === outcome.halfWin &&
      old.push === outcome.push &&
      old.halfLoss === outcome.halfLoss
    );
  });
}

/** The share `weight` of the one and the rest of the other: consistent as each of them is. */
export function mixed(opening: Prices, closing: Prices, weight: number): Map<string, FeedMarket> {
  const mix = (from = 0, to = 0): number => Math.round(from + (to - from) * weight);
  const prices = new Map<string, FeedMarket>();
  for (const [text, market] of closing) {
    const before = opening.get(text);
    const outcomes = market.outcomes.map((outcome) => {
      const old = before?.outcomes.find((other) => other.outcome === outcome.outcome);
      const kinds = (['halfWin', 'push', 'halfLoss'] as const).flatMap((kind) =>
        old?.[kind] === undefined && outcome[kind] === undefined
          ? []
          : [[kind, mix(old?.[kind], outcome[kind])] as const],
      );
      const isActive = outcome.isActive || old?.isActive === true;
      return {
        ...outcome,
        isActive,
        win: mix(old?.win, outcome.win),
        ...Object.fromEntries(kinds),
      };
    });
    prices.set(text, { ...market, outcomes });
  }
  return prices;
}
