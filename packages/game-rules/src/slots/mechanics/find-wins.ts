/** What a window wins, read as its game reads it. A pay is in line stakes, before any multiplier. */
import type { SlotDefinition, SymbolId } from '@bahati/game-rules/slots/definition.ts';
import { findLineWin } from '@bahati/game-rules/slots/line-win.ts';
import type { Cell, SlotWindow, SpinWin } from '@bahati/game-rules/slots/outcome.ts';
import { findAnywhereWins } from './anywhere.ts';
import { findClusterWins } from './cluster.ts';
import { findWaysWins } from './ways.ts';

export function findWins(definition: SlotDefinition, window: SlotWindow): SpinWin[] {
  const { payRule, lines } = definition;
  switch (payRule?.kind) {
    case 'ways':
      return findWaysWins(definition, window);
    case 'cluster':
      return findClusterWins(definition, window, payRule.minimum);
    case 'anywhere':
      return findAnywhereWins(definition, window, payRule.minimum);
    case undefined:
      return lines.flatMap((rows, line) => {
        const symbols = window.map((column, reel) => column[rows[reel] ?? 0] ?? 0);
        const win = findLineWin(definition, symbols);
        const fromLeft = win ? [{ line, ...win }] : [];
        // What runs over all reels is the same win from either side.
        if (!definition.bothWays || win?.count === symbols.length) return fromLeft;
        return [...fromLeft, ...fromRight(definition, line, symbols)];
      });
  }
}

/** Where a win stands. */
export function cellsOf({ lines }: SlotDefinition, win: SpinWin): readonly Cell[] {
  if (win.cells) return win.cells;
  const rows = lines[win.line] ?? [];
  return rows.slice(0, win.count).map((row, reel) => [reel, row] as const);
}

function fromRight(
  definition: SlotDefinition,
  line: number,
  symbols: readonly SymbolId[],
): SpinWin[] {
  const win = findLineWin(definition, symbols.toReversed());
  if (!win) return [];
  const first = symbols.length - win.count;
  const rows = definition.lines[line]?.slice(first) ?? [];
  return [{ line, ...win, cells: rows.map((row, at) => [first + at, row] as const) }];
}
