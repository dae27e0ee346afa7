import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Cell, SlotWindow } from '@bahati/game-rules/slots/outcome.ts';

/**
 * Every wild in view fills its reel before anything is read but the scatters, which count as they
 * stopped. `grown`: the cells that were something else, reel by reel from the top.
 */
export function growWilds(
  { wilds, wild }: SlotDefinition,
  window: SlotWindow,
): { readonly window: SlotWindow; readonly grown: readonly Cell[] } {
  if (wilds?.kind !== 'expanding' || wild === null) return { window, grown: [] };
  const isGrowing = window.map((column) => column.includes(wild));
  return {
    window: window.map((column, reel) => (isGrowing[reel] ? column.map(() => wild) : column)),
    grown: window.flatMap((column, reel) =>
      column.flatMap((shown, row) =>
        isGrowing[reel] && shown !== wild ? [[reel, row] as const] : [],
      ),
    ),
  };
}
