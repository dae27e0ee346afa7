/** The return a type of bet has by a prize table. */
import type { BetType } from './bet-type.ts';
import { type PrizeTable, returnOf } from './prize-table.ts';
import { parseSelection } from './selection.ts';

/**
 * The lowest of its kinds of lines, in millionths of the stake, rounded down; pools count nothing. Some
 * go through all draws, which takes up to a tenth of a second.
 */
export function lowestReturn(betType: BetType, table: PrizeTable): number {
  const returns = betType.samples.flatMap((text) => {
    const read = parseSelection(betType, text);
    if ('refusal' in read) return [];
    const { numerator, denominator } = returnOf(betType, read.selection, table);
    return [Number((numerator * 1_000_000n) / denominator)];
  });
  return Math.min(...returns);
}
