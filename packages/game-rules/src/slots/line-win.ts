import type { SlotDefinition, SymbolId } from './definition.ts';

export type LineWin = {
  readonly symbol: SymbolId;
  readonly count: number;
  /** In line stakes, before any multiplier. */
  readonly pay: number;
};

/**
 * The win of one line, read from the leftmost reel: the better of the run of wilds it opens with,
 * paid as wilds, and the run of its first other symbol with wilds standing in for it. A wild does
 * not stand in for a scatter, and scatters pay no lines. If both are equal the longer run counts.
 */
export function findLineWin(
  definition: SlotDefinition,
  symbols: readonly SymbolId[],
): LineWin | undefined {
  const { wild, scatter } = definition;
  const firstOther = symbols.findIndex((symbol) => symbol !== wild);
  const wildCount = firstOther === -1 ? symbols.length : firstOther;
  const asWilds = wild === null ? undefined : winOf(definition, wild, wildCount);
  const symbol = symbols[wildCount];
  if (symbol === undefined || symbol === scatter) return asWilds;
  let count = wildCount + 1;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === wild)) {
    count += 1;
  }
  const substituted = winOf(definition, symbol, count);
  return asWilds && asWilds.pay > (substituted?.pay ?? 0) ? asWilds : substituted;
}

function winOf(definition: SlotDefinition, symbol: SymbolId, count: number): LineWin | undefined {
  const pay = definition.symbols[symbol]?.pays[count] ?? 0;
  return pay > 0 ? { symbol, count, pay } : undefined;
}
