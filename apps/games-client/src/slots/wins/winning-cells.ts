/** Which cells of a window won anything, as `reel × rows + row`. Pure. */
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';

export function winningCells(definition: SlotDefinition, spin: SpinView): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const { line, count } of spin.lineWins) {
    const rows = definition.lines[line] ?? [];
    for (let reel = 0; reel < count; reel += 1) {
      cells.add(reel * definition.rows + (rows[reel] ?? 0));
    }
  }
  if (spin.freeSpinsWon === 0 && !/[1-9]/.test(spin.scatterPay)) return cells;
  for (const [reel, column] of spin.window.entries()) {
    for (const [row, symbol] of column.entries()) {
      if (symbol === definition.scatter) cells.add(reel * definition.rows + row);
    }
  }
  return cells;
}
