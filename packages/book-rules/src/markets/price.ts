/** Prices: how often each outcome of a market ends how, over a model's distribution of results. */
import type { LegResult } from '@bahati/book-rules/leg-result.ts';
import type { MarketKey } from '@bahati/book-rules/market-key.ts';
import type { WeightedResult } from '@bahati/book-rules/models/model.ts';
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import { type EventResult, partsWon } from '@bahati/book-rules/models/result.ts';
import type { Chances } from '@bahati/book-rules/odds.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import { type AskedMarket, askedMarket, isMarketOf, judgeAsked } from './judge.ts';
import type { Market } from './market.ts';
import { counted } from './scores.ts';
import type { Verdict } from './outcomes.ts';

export type PricedMarket = {
  readonly market: MarketKey;
  readonly outcomes: readonly { readonly outcome: string; readonly chances: Chances }[];
};

/** Results of a state, and the same brought together by what a market looks at. */
export type Distribution = {
  readonly results: readonly WeightedResult[];
  readonly grouped: Map<number | 'parts', readonly WeightedResult[]>;
};

const distributions = new WeakMap<object, Distribution>();

/** Of one state it is made once. */
export function distributionOf(sport: Sport, state: PlayState): Distribution {
  const known = distributions.get(state);
  if (known) return known;
  const made = { results: modelOf(sport).results(state), grouped: new Map() };
  distributions.set(state, made);
  return made;
}

const winnerDigit = { home: 1, away: 2 } as const;

/** Equal for results that agree in the score and the winner of a part (0: of the event). */
function scoreMark(result: EventResult, part: number): number {
  const [home, away] = counted(result, part).score;
  const winner = part === 0 ? result.winner : (result.partWinners[part - 1] ?? null);
  const isPlayed = part <= result.decidedParts ? 1 : 0;
  return ((home * 4_096 + away) * 3 + (winner ? winnerDigit[winner] : 0)) * 2 + isPlayed;
}

/** Equal for results in which each side won as many parts. */
const partsMark = (result: EventResult): number => {
  const [home, away] = partsWon(result);
  return home * 64 + away;
};

/** The results a market of a part (0: of the event) is priced by. */
export function resultsFor(
  { results, grouped }: Distribution,
  looksAt: Market['looksAt'],
  part: number,
): readonly WeightedResult[] {
  if (looksAt === 'all') return results;
  const key = looksAt === 'score' ? part : looksAt;
  const known = grouped.get(key);
  if (known) return known;
  const sums = new Map<number, { chance: number; result: EventResult }>();
  for (const { chance, result } of results) {
    const mark = looksAt === 'score' ? scoreMark(result, part) : partsMark(result);
    const sum = sums.get(mark);
    if (sum) sum.chance += chance;
    else sums.set(mark, { chance, result });
  }
  const found = [...sums.values()];
  grouped.set(key, found);
  return found;
}

/** Chances of verdicts on a market, which sum to 1. */
export function verdictChances(
  distribution: Distribution,
  asked: AskedMarket,
): Map<Verdict, number> {
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

export function priceAsked(
  distribution: Distribution,
  asked: AskedMarket,
): PricedMarket['outcomes'] {
  const sums = new Map<string, Partial<Record<keyof Chances, number>>>();
  for (const [verdict, chance] of verdictChances(distribution, asked)) {
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
  const legs: { asked: AskedMarket; outcome: string }[] = [];
  for (const { market, outcome } of selections) {
    const asked = askedMarket(market);
    if (!asked || !isMarketOf(asked.market, now)) return undefined;
    legs.push({ asked, outcome });
  }
  let sum = 0;
  for (const { chance, result } of distributionOf(sport, state).results) {
    let isWon = true;
    for (const { asked, outcome } of legs) {
      const leg = judgeAsked(asked, result)?.get(outcome);
      if (leg?.result === 'lost') isWon = false;
      else if (leg?.result !== 'won' || leg.deadHeat) return undefined;
    }
    if (isWon) sum += chance;
  }
  return Math.min(1, sum);
}
