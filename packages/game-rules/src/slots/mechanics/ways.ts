import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Cell, SlotWindow, SpinWin } from '@bahati/game-rules/slots/outcome.ts';

/**
 * Every symbol of the first reel runs to the right as far as reels show it or a wild. Its longest
 * run pays once for each way through its cells. No strip bears a wild on the first reel; one that
 * walked there opens a run of every symbol.
 */
export function findWaysWins(definition: SlotDefinition, window: SlotWindow): SpinWin[] {
  const { wild, scatter, symbols } = definition;
  const opening = window[0]?.some((shown) => shown === wild) ? symbols.keys() : window[0];
  return [...new Set(opening)].flatMap((symbol) => {
    if (symbol === wild || symbol === scatter) return [];
    const cells: Cell[] = [];
    let ways = 1;
    let count = 0;
    for (const [reel, column] of window.entries()) {
      const before = cells.length;
      for (const [row, shown] of column.entries()) {
        if (shown === symbol || shown === wild) cells.push([reel, row]);
      }
      if (cells.length === before) break;
      ways *= cells.length - before;
      count += 1;
    }
    const pay = (symbols[symbol]?.pays[count] ?? 0) * ways;
    return pay > 0 ? [{ line: -1, symbol, count, pay, ways, cells }] : [];
  });
}
