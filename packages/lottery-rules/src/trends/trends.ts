/**
 * What earlier draws were like: how often numbers came, how long they have been missing, and roads of
 * what was said of draws. Of any draw to come none of it says anything. Histories run from the latest
 * draw back.
 */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import { type DrawNumbers, prizeOf } from '@bahati/lottery-rules/draws/numbers.ts';
import { numberSymbols } from '@bahati/lottery-rules/bets/kinds/panels.ts';

export type NumberTrend = {
  readonly symbol: string;
  /** In how many draws of the history it came, once a draw. */
  readonly count: number;
  /** Draws since it last came: 0 in the latest one; the whole history where it never came. */
  readonly missing: number;
  /** The longest time that it was missing in the history, the present one included. */
  readonly longest: number;
};

/** Where numbers are looked for: anywhere in a draw, at one place of it, or as its extra number. */
export type Where = 'anywhere' | 'extra' | { readonly place: number };

/** The symbols a trend is kept of: balls and digits; of prizes the endings 00 to 99. */
export function trendSymbols(family: Family): readonly string[] {
  const layout = layoutOf(family);
  return layout.kind === 'balls' ? numberSymbols(layout.from, layout.to) : numberSymbols(0, 99);
}

function symbolsIn(family: Family, numbers: DrawNumbers, where: Where): ReadonlySet<string> {
  const layout = layoutOf(family);
  if (layout.kind === 'prizes' || numbers.kind === 'prizes') {
    const slots = layout.kind === 'prizes' ? layout.slots : [];
    const all = slots.flatMap(({ prize }) => prizeOf(numbers, prize));
    const seen = where === 'anywhere' ? all : all.slice(0, 1);
    return new Set(seen.map((number) => number.slice(-2)));
  }
  const width = String(layout.to).length;
  const balls =
    where === 'anywhere'
      ? numbers.main
      : where === 'extra'
        ? numbers.extra
        : numbers.main.slice(where.place, where.place + 1);
  return new Set(balls.map((ball) => String(ball).padStart(width, '0')));
}

/** One row for each symbol, in their order. */
export function numberTrends(
  family: Family,
  history: readonly DrawNumbers[],
  where: Where,
): NumberTrend[] {
  const seen = history.map((numbers) => symbolsIn(family, numbers, where));
  return trendSymbols(family).map((symbol) => {
    let [count, missing, longest, gap] = [0, history.length, 0, 0];
    for (const [at, symbols] of seen.entries()) {
      if (symbols.has(symbol)) {
        if (count === 0) missing = at;
        count += 1;
        longest = Math.max(longest, gap);
        gap = 0;
      } else gap += 1;
    }
    return { symbol, count, missing, longest: Math.max(longest, gap) };
  });
}

/** The symbols that came most and least often; among equals the lower one first. */
export function hotAndCold(trends: readonly NumberTrend[], each: number) {
  const byCount = trends.toSorted((a, b) => b.count - a.count);
  return {
    hot: byCount.slice(0, each).map(({ symbol }) => symbol),
    cold: trends
      .toSorted((a, b) => a.count - b.count)
      .slice(0, each)
      .map(({ symbol }) => symbol),
  };
}

/** Which of these symbols of a part of a bet the draw made win; null: none of them. */
export function saidOf(
  betType: BetType,
  symbols: readonly string[],
  numbers: DrawNumbers,
  partName = betType.panel.parts[0]?.name,
): string | null {
  const won = symbols.find((symbol) => {
    const sets = betType.panel.parts.map(({ name }) => (name === partName ? [symbol] : []));
    return betType.judge({ sets }, numbers).some(({ tier }) => tier !== 'back');
  });
  return won ?? null;
}
