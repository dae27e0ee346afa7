/** The one judge of every market: what settles it is what it is priced by. */
import { lineInQuarters, type MarketKey } from '@bahati/book-rules/market-key.ts';
import type { EventResult } from '@bahati/book-rules/models/result.ts';
import type { Asked, Market } from './market.ts';
import { isMarketCode, markets } from './market-list.ts';
import { allVoid, type Verdict } from './outcomes.ts';

export type AskedMarket = { readonly market: Market; readonly asked: Asked };

/** The steps of lines, in quarters; goals are numbered from 1. */
const lineSteps = { quarter: 1, half: 2, whole: 4, goal: 4 } as const;

/** Undefined: there is no such market, or not with such a line, or not of a part. */
export function askedMarket({ code, part, line }: MarketKey): AskedMarket | undefined {
  if (!isMarketCode(code)) return undefined;
  const market: Market = markets[code];
  if (part === 0 ? market.of === 'part' : market.of === 'event') return undefined;
  if (market.line === 'none') {
    return line === null ? { market, asked: { part, quarters: 0 } } : undefined;
  }
  const quarters = line === null ? undefined : lineInQuarters(line);
  if (quarters === undefined || quarters % lineSteps[market.line] !== 0) return undefined;
  if (market.line === 'goal' && quarters < 4) return undefined;
  return { market, asked: { part, quarters } };
}

/** Has an event of this sport and length the market? */
export const isMarketOf = (market: Market, { sport, bestOf }: EventResult): boolean =>
  market.sports.includes(sport) && (market.bestOf ?? bestOf) === bestOf;

/**
 * How every outcome of a market ended; undefined: it is not decided yet. Of a part that was not
 * played because the event was over before, everything is void.
 * Throws a RangeError for a key that names no market.
 */
export function judge(key: MarketKey, result: EventResult): Verdict | undefined {
  const found = askedMarket(key);
  if (!found) throw new RangeError(`There is no market ${key.code}:${key.part}:${key.line ?? ''}.`);
  return judgeAsked(found, result);
}

export function judgeAsked(
  { market, asked }: AskedMarket,
  result: EventResult,
): Verdict | undefined {
  const { outcomes } = market;
  if (outcomes !== 'entrants' && result.isOver && asked.part > result.decidedParts) {
    return allVoid(outcomes);
  }
  return market.judge(result, asked);
}
