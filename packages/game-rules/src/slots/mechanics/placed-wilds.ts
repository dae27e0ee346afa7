/** Wilds a spin finds in its window before it stops: those that stayed, and those that walked. */
import type { SlotDefinition, SymbolId } from '@bahati/game-rules/slots/definition.ts';
import type { Cell, SlotWindow } from '@bahati/game-rules/slots/outcome.ts';
import { cellsShowing } from './anywhere.ts';

/** The wilds the next spin finds after a spin of this window; none in a game without such. */
export function wildsAfter({ wilds, wild }: SlotDefinition, window: SlotWindow): readonly Cell[] {
  if (wild === null || !wilds || wilds.kind === 'expanding') return [];
  const here = cellsShowing(window, (shown) => shown === wild);
  if (wilds.kind === 'sticky') return here;
  return here.flatMap(([reel, row]) => (reel > 0 ? [[reel - 1, row] as const] : []));
}

export function placeWilds(
  window: SlotWindow,
  wild: SymbolId | null,
  cells: readonly Cell[],
): SlotWindow {
  if (wild === null || cells.length === 0) return window;
  const placed = window.map((column) => [...column]);
  for (const [reel, row] of cells) {
    const column = placed[reel];
    if (column) column[row] = wild;
  }
  return placed;
}
