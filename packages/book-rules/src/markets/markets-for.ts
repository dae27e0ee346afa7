/** Which markets an event is offered with, and at which lines: those around what the model expects. */
import { type MarketKey, marketText } from '@bahati/book-rules/market-key.ts';
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import type { EventResult, Score } from '@bahati/book-rules/models/result.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import { askedMarket, judgeAsked } from './judge.ts';
import type { Market } from './market.ts';
import { type MarketCode, marketCodes, markets } from './market-list.ts';
import { type Distribution, distributionOf, resultsByScore } from './price.ts';
import { counted } from './scores.ts';
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
    if (!market.sports.includes(sport)) return [];
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

function linesFor(
  code: MarketCode,
  market: Market,
  part: number,
  now: EventResult,
  distribution: Distribution,
): MarketKey[] {
  if (market.line === 'none') return [{ code, part, line: null }];
  if (market.line === 'goal') return [{ code, part, line: `${now.scorers.length + 1}` }];
  const count = counts[code] ?? total;
  const { mean, deviation } = spreadOf(distribution, part, count);
  const isMargin = count === margin;
  return linesAround(market.line, isMargin ? -mean : mean, deviation)
    .filter((quarters) => isMargin || quarters > 0)
    .map((quarters) => ({ code, part, line: `${quarters / 4}` }));
}

const total = ([home, away]: Score): number => home + away;
const margin = ([home, away]: Score): number => home - away;

/** What the line of a market is a line on. */
const counts: Readonly<Partial<Record<MarketCode, (score: Score) => number>>> = {
  asian_handicap: margin,
  handicap: margin,
  handicap_3way: margin,
  home_total: ([home]) => home,
  away_total: ([, away]) => away,
};

function spreadOf(
  distribution: Distribution,
  part: number,
  count: (score: Score) => number,
): { mean: number; deviation: number } {
  let mean = 0;
  let square = 0;
  for (const { chance, result } of resultsByScore(distribution, part)) {
    const value = count(counted(result, part).score);
    mean += chance * value;
    square += chance * value * value;
  }
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) };
}

/** In quarters, rising. Of few goals quarter lines stand beside the half ones. */
function linesAround(
  step: 'quarter' | 'half' | 'whole',
  mean: number,
  deviation: number,
): number[] {
  const lines = new Set<number>();
  const isFine = deviation < 3;
  const apart = isFine ? 1 : Math.max(1, Math.round(deviation / 4));
  const middle = step === 'whole' ? Math.round(mean) : Math.floor(mean) + 0.5;
  for (let at = -2; at <= 2; at += 1) lines.add((middle + at * apart) * 4);
  if (isFine && step === 'quarter') {
    const nearest = Math.round(mean * 4);
    for (let at = -2; at <= 2; at += 1) lines.add(nearest + at);
  }
  if (step === 'whole') lines.delete(0);
  return [...lines].toSorted((a, b) => a - b);
}
