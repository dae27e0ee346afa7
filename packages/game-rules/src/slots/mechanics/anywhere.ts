import type { SlotDefinition, SymbolId } from '@bahati/game-rules/slots/definition.ts';
import type { Cell, SlotWindow, SpinWin } from '@bahati/game-rules/slots/outcome.ts';

/** A symbol pays by how many of it and of wilds stand anywhere; lowest symbol first. */
export function findAnywhereWins(
  definition: SlotDefinition,
  window: SlotWindow,
  minimum: number,
): SpinWin[] {
  const { symbols, wild, scatter } = definition;
  const counts = symbols.map(() => 0);
  for (const column of window) {
    for (const shown of column) counts[shown] = (counts[shown] ?? 0) + 1;
  }
  const wilds = wild === null ? 0 : (counts[wild] ?? 0);
  return counts.flatMap((own, symbol) => {
    if (own === 0 || symbol === wild || symbol === scatter || own + wilds < minimum) return [];
    const pay = payOfMany(definition, symbol, own + wilds);
    if (pay === 0) return [];
    const cells = cellsShowing(window, (shown) => shown === symbol || shown === wild);
    return [{ line: -1, symbol, count: own + wilds, pay, cells }];
  });
}

/** The last pay of a symbol counts for every greater number of it. */
export function payOfMany({ symbols }: SlotDefinition, symbol: SymbolId, count: number): number {
  const pays = symbols[symbol]?.pays ?? [];
  return pays[Math.min(count, pays.length - 1)] ?? 0;
}

/** Reel by reel, from the top. */
export function cellsShowing(window: SlotWindow, isWanted: (symbol: SymbolId) => boolean): Cell[] {
  return window.flatMap((column, reel) =>
    column.flatMap((shown, row) => (isWanted(shown) ? [[reel, row] as const] : [])),
  );
}
