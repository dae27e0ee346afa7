import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Cell, SlotWindow, SpinWin } from '@bahati/game-rules/slots/outcome.ts';
import { payOfMany } from './anywhere.ts';

/**
 * Groups of one symbol whose cells touch by a side. A wild joins every group it touches, and one
 * group through it; wilds alone are no group. Found reel by reel from the top.
 */
export function findClusterWins(
  definition: SlotDefinition,
  window: SlotWindow,
  minimum: number,
): SpinWin[] {
  const { wild, scatter, rows } = definition;
  const grid = window.flat();
  const seen = new Uint8Array(grid.length);
  const wins: SpinWin[] = [];
  for (const [start, symbol] of grid.entries()) {
    if (seen[start] === 1 || symbol === wild || symbol === scatter) continue;
    const group = groupFrom(grid, rows, start, wild);
    for (const cell of group) if (grid[cell] === symbol) seen[cell] = 1;
    if (group.length < minimum) continue;
    const pay = payOfMany(definition, symbol, group.length);
    if (pay === 0) continue;
    const cells = group
      .sort((a, b) => a - b)
      .map((cell): Cell => {
        const reel = Math.floor(cell / rows);
        return [reel, cell - reel * rows];
      });
    wins.push({ line: -1, symbol, count: group.length, pay, cells });
  }
  return wins;
}

/** `grid[reel × rows + row]`; answers places of the grid, `start` among them. */
function groupFrom(
  grid: readonly number[],
  rows: number,
  start: number,
  wild: number | null,
): number[] {
  const symbol = grid[start];
  const group = [start];
  const visit = (cell: number) => {
    const shown = grid[cell];
    if ((shown === symbol || shown === wild) && !group.includes(cell)) group.push(cell);
  };
  for (let at = 0; at < group.length; at += 1) {
    const cell = group[at] as number;
    const row = cell - Math.floor(cell / rows) * rows;
    if (row > 0) visit(cell - 1);
    if (row < rows - 1) visit(cell + 1);
    if (cell >= rows) visit(cell - rows);
    if (cell + rows < grid.length) visit(cell + rows);
  }
  return group;
}
