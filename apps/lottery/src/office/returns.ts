/** Theoretical returns of types of bets by a prize table. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { type PrizeTable, returnOf } from '@bahati/lottery-rules/bets/prize-table.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';

const kept = new WeakMap<PrizeTable, Map<string, number>>();

/** The lowest return of its kinds of lines, in millionths of the stake; pools count nothing. */
export function returnMillionths(betType: BetType, table: PrizeTable): number {
  const own = kept.get(table) ?? new Map<string, number>();
  kept.set(table, own);
  const known = own.get(betType.id);
  if (known !== undefined) return known;
  const returns = betType.samples.flatMap((text) => {
    const read = parseSelection(betType, text);
    if ('refusal' in read) return [];
    const { numerator, denominator } = returnOf(betType, read.selection, table);
    return [Number((numerator * 1_000_000n) / denominator)];
  });
  const lowest = Math.min(...returns);
  own.set(betType.id, lowest);
  return lowest;
}
