/** The rows of the chart of numbers by draw, newest first. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { numberTrends, trendSymbols } from '@bahati/lottery-rules/trends/trends.ts';
import type { DrawnDraw } from './use-results.ts';

export type ChartRow = {
  readonly id: string;
  readonly number: string;
  readonly came: ReadonlySet<string>;
  /** Of numbers that did not come: for how many draws up to this one. */
  readonly missing: ReadonlyMap<string, number>;
};

/** @param place of the draw, from 0; null: anywhere in it. */
export function chartRows(
  family: Family,
  draws: readonly Pick<DrawnDraw, 'id' | 'number' | 'numbers'>[],
  place: number | null,
): ChartRow[] {
  const symbols = trendSymbols(family);
  const gaps = new Map<string, number>();
  const rows: ChartRow[] = [];
  for (const { id, number, numbers } of draws.toReversed()) {
    const where = place === null ? 'anywhere' : { place };
    const trends = numberTrends(family, [numbers], where);
    const came = new Set(trends.filter(({ count }) => count > 0).map(({ symbol }) => symbol));
    for (const symbol of symbols) {
      gaps.set(symbol, came.has(symbol) ? 0 : (gaps.get(symbol) ?? 0) + 1);
    }
    rows.push({ id, number, came, missing: new Map(gaps) });
  }
  return rows.toReversed();
}
