/** The lines a market is offered at: those around what the model expects of an event. */
import type { MarketKey } from '@bahati/book-rules/market-key.ts';
import type { WeightedResult } from '@bahati/book-rules/models/model.ts';
import { type EventResult, partsWon, type Score } from '@bahati/book-rules/models/result.ts';
import { judgeAsked } from './judge.ts';
import type { Asked, Market } from './market.ts';
import type { MarketCode } from './market-list.ts';
import { type Distribution, resultsFor } from './distribution.ts';
import { counted } from './scores.ts';

/** A line that is as good as decided is not offered. */
const leastChance = 0.02;

export function linesFor(
  code: MarketCode,
  market: Market,
  part: number,
  now: EventResult,
  distribution: Distribution,
): MarketKey[] {
  if (market.line === 'none') return [{ code, part, line: null }];
  if (market.line === 'goal') return [{ code, part, line: `${now.scorers.length + 1}` }];
  const value = lined[code] ?? ofScore(total);
  const results = resultsFor(distribution, market.looksAt, part);
  const { mean, deviation } = spreadOf(results, (result) => value(result, part));
  const isMargin = margins.has(code);
  const isFine = market.line === 'quarter' && quarterSports.has(now.sport);
  return linesAround(market.line, isFine, isMargin ? -mean : mean, deviation)
    .filter((quarters) => isMargin || quarters > 0)
    .filter((quarters) => isOpen(market, { part, quarters }, results))
    .map((quarters) => ({ code, part, line: `${quarters / 4}` }));
}

/** Few goals: quarter lines stand beside the half ones. */
const quarterSports: ReadonlySet<string> = new Set(['football', 'efootball', 'ice_hockey']);

/** Can either side of it still be in doubt? */
function isOpen(market: Market, asked: Asked, results: readonly WeightedResult[]): boolean {
  const sums = new Map<string, number>();
  for (const { chance, result } of results) {
    for (const [outcome, leg] of judgeAsked({ market, asked }, result) ?? []) {
      if (leg.result !== 'won' && leg.result !== 'half_won') continue;
      sums.set(outcome, (sums.get(outcome) ?? 0) + chance);
    }
  }
  return sums.size > 1 && [...sums.values()].every((chance) => chance >= leastChance);
}

type Lined = (result: EventResult, part: number) => number;

const ofScore =
  (count: (score: Score) => number): Lined =>
  (result, part) =>
    count(counted(result, part).score);

const total = ([home, away]: Score): number => home + away;
const margin = ([home, away]: Score): number => home - away;

const margins: ReadonlySet<MarketCode> = new Set<MarketCode>([
  'asian_handicap',
  'handicap',
  'handicap_3way',
  'part_handicap',
  'corner_handicap',
]);

/** What the line of a market is a line on. */
const lined: Readonly<Partial<Record<MarketCode, Lined>>> = {
  asian_handicap: ofScore(margin),
  handicap: ofScore(margin),
  handicap_3way: ofScore(margin),
  home_total: ofScore(([home]) => home),
  away_total: ofScore(([, away]) => away),
  part_handicap: (result) => margin(partsWon(result)),
  total_parts: (result) => result.decidedParts,
  total_rounds: (result) => result.decidedParts,
  total_corners: ({ corners }) => total(corners ?? [0, 0]),
  home_corners: ({ corners }) => corners?.[0] ?? 0,
  away_corners: ({ corners }) => corners?.[1] ?? 0,
  corner_handicap: ({ corners }) => margin(corners ?? [0, 0]),
  total_cards: ({ cards }) => total(cards ?? [0, 0]),
};

function spreadOf(
  results: readonly WeightedResult[],
  value: (result: EventResult) => number,
): { mean: number; deviation: number } {
  let mean = 0;
  let square = 0;
  for (const { chance, result } of results) {
    const of = value(result);
    mean += chance * of;
    square += chance * of * of;
  }
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) };
}

/** In quarters, rising. */
function linesAround(
  step: 'quarter' | 'half' | 'whole',
  isFine: boolean,
  mean: number,
  deviation: number,
): number[] {
  const lines = new Set<number>();
  const apart = Math.max(1, Math.round(deviation / 4));
  const middle = step === 'whole' ? Math.round(mean) : Math.floor(mean) + 0.5;
  for (let at = -2; at <= 2; at += 1) lines.add((middle + at * apart) * 4);
  if (isFine) {
    const nearest = Math.round(mean * 4);
    for (let at = -2; at <= 2; at += 1) lines.add(nearest + at);
  }
  if (step === 'whole') lines.delete(0);
  return [...lines].toSorted((a, b) => a - b);
}
