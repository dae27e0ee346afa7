import type { SlotDefinition, SymbolId } from '@bahati/game-rules/slots/definition.ts';
import type { Cell, SlotWindow, SpinWin } from '@bahati/game-rules/slots/outcome.ts';

/**
 * The page of the book: where its symbol stands on enough reels to pay, it fills them and pays on
 * every line by the number of these reels, besides what the lines won before it grew.
 */
export function openPage(
  { symbols, lines, rows }: SlotDefinition,
  window: SlotWindow,
  symbol: SymbolId,
): { readonly win: SpinWin; readonly grown: readonly Cell[] } | undefined {
  const reels = window.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []));
  const pay = (symbols[symbol]?.pays[reels.length] ?? 0) * lines.length;
  if (pay === 0) return undefined;
  const cells = reels.flatMap((reel) =>
    Array.from({ length: rows }, (_, row): Cell => [reel, row]),
  );
  return {
    win: { line: -1, symbol, count: reels.length, pay, cells },
    grown: cells.filter(([reel, row]) => window[reel]?.[row] !== symbol),
  };
}
