/** Prices: how often each outcome of a market ends how, over a model's distribution of results. */
import type { LegResult } from '@bahati/book-rules/leg-result.ts';
import type { MarketKey } from '@bahati/book-rules/market-key.ts';
import type { CountedBeside, WeightedResult } from '@bahati/book-rules/models/model.ts';
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import type { Chances } from '@bahati/book-rules/odds.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import { type Distribution, distributionOf, resultsFor } from './distribution.ts';
import { type AskedMarket, askedMarket, isMarketOf, judgeAsked } from './judge.ts';
import type { LooksAt } from './market.ts';
import type { Verdict } from './outcomes.ts';

export type PricedMarket = {
  readonly market: MarketKey;
  readonly outcomes: readonly { readonly outcome: string; readonly chances: Chances }[];
};

/** Chances of verdicts on a market, which sum to 1. */
function verdictChances(distribution: Distribution, asked: AskedMarket): Map<Verdict, number> {
  const chances = new Map<Verdict, number>();
  const { market, asked: of } = asked;
  for (const { chance, result } of resultsFor(distribution, market.looksAt, of.part)) {
    const verdict = judgeAsked(asked, result);
    if (!verdict) throw new Error('A market is not decided by an event that is over.');
    chances.set(verdict, (chances.get(verdict) ?? 0) + chance);
  }
  return chances;
}

/** What a verdict adds to the chances: of a dead heat the share of its odds that is paid. */
function shares(leg: LegResult): [keyof Chances | null, number] {
  switch (leg.result) {
    case 'won':
      return ['win', leg.deadHeat ? leg.deadHeat.places / leg.deadHeat.tied : 1];
    case 'half_won':
      return ['halfWin', 1];
    case 'push':
    case 'void':
      return ['push', 1];
    case 'half_lost':
      return ['halfLoss', 1];
    case 'lost':
      return [null, 0];
  }
}

const million = 1_000_000;

/** Chances of every outcome of a market, in millionths. */
export function priceAsked(
  distribution: Distribution,
  asked: AskedMarket,
): PricedMarket['outcomes'] {
  return chancesOf(verdictChances(distribution, asked));
}

/** Verdicts and their chances, outcome by outcome. */
export function chancesOf(verdicts: ReadonlyMap<Verdict, number>): PricedMarket['outcomes'] {
  const sums = new Map<string, Partial<Record<keyof Chances, number>>>();
  for (const [verdict, chance] of verdicts) {
    for (const [outcome, leg] of verdict) {
      let sum = sums.get(outcome);
      if (!sum) sums.set(outcome, (sum = {}));
      const [kind, share] = shares(leg);
      if (kind) sum[kind] = (sum[kind] ?? 0) + chance * share;
    }
  }
  return [...sums].map(([outcome, sum]) => ({ outcome, chances: inMillionths(sum) }));
}

function inMillionths(sum: Partial<Record<keyof Chances, number>>): Chances {
  const rounded = (chance = 0): number => Math.round(chance * million);
  const { win, halfWin, push, halfLoss } = sum;
  return {
    win: rounded(win),
    ...(halfWin ? { halfWin: rounded(halfWin) } : {}),
    ...(push ? { push: rounded(push) } : {}),
    ...(halfLoss ? { halfLoss: rounded(halfLoss) } : {}),
  };
}

/**
 * Chances of every outcome of these markets, in millionths. Keys that name no market of the sport are
 * left out.
 */
export function priceMarkets(
  sport: Sport,
  state: PlayState,
  keys: readonly MarketKey[],
): PricedMarket[] {
  const distribution = distributionOf(sport, state);
  const now = modelOf(sport).resultOf(state);
  return keys.flatMap((market) => {
    const asked = askedMarket(market);
    if (!asked || !isMarketOf(asked.market, now)) return [];
    return [{ market, outcomes: priceAsked(distribution, asked) }];
  });
}

export type ModelSelection = { readonly market: MarketKey; readonly outcome: string };

/**
 * The chance from 0 to 1 that several selections of one event all win, from the same results as
 * their prices. Undefined where it has no price: an unknown selection, or one that can end otherwise
 * than won or lost.
 */
export function chanceOfAll(
  sport: Sport,
  state: PlayState,
  selections: readonly ModelSelection[],
): number | undefined {
  const now = modelOf(sport).resultOf(state);
  const legs: Leg[] = [];
  for (const { market, outcome } of selections) {
    const asked = askedMarket(market);
    if (!asked || !isMarketOf(asked.market, now)) return undefined;
    legs.push({ asked, outcome });
  }
  const distribution = distributionOf(sport, state);
  // What is counted beside the score goes its own way, so the chances are multiplied.
  let product = 1;
  for (const counted of ['all', 'corners', 'cards'] as const) {
    const of = legs.filter(({ asked }) => besideOf(asked.market.looksAt) === counted);
    const chance = of.length === 0 ? 1 : chanceIn(resultsFor(distribution, counted, 0), of);
    if (chance === undefined) return undefined;
    product *= chance;
  }
  return Math.min(1, product);
}

type Leg = { readonly asked: AskedMarket; readonly outcome: string };

const besideOf = (looksAt: LooksAt): CountedBeside | 'all' =>
  looksAt === 'corners' || looksAt === 'cards' ? looksAt : 'all';

function chanceIn(results: readonly WeightedResult[], legs: readonly Leg[]): number | undefined {
  let sum = 0;
  for (const { chance, result } of results) {
    let isWon = true;
    for (const { asked, outcome } of legs) {
      const leg = judgeAsked(asked, result)?.get(outcome);
      if (leg?.result === 'lost') isWon = false;
      else if (leg?.result !== 'won' || leg.deadHeat) return undefined;
    }
    if (isWon) sum += chance;
  }
  return sum;
}
