import type { SlotDefinition, Strip } from '@bahati/game-rules/slots/definition.ts';
import type { Drop, SlotWindow, SpinWin } from '@bahati/game-rules/slots/outcome.ts';
import { cellsOf, findWins } from './find-wins.ts';

/** Strips go round, so a chain might never end: after this many falls it does. */
export const mostDrops = 50;

/**
 * Winning cells vanish, what stands above them falls, and each strip goes on from above with the
 * symbols before the stop, going round. So the whole chain follows from the stops alone.
 * `multipliers[k]` is for the window after the k-th fall, the last for every later one.
 */
export function tumble(
  definition: SlotDefinition,
  strips: readonly Strip[],
  stops: readonly number[],
  first: { readonly window: SlotWindow; readonly wins: readonly SpinWin[] },
  multipliers: readonly number[],
): Drop[] {
  const drops: Drop[] = [];
  const tops = [...stops];
  let { window, wins } = first;
  while (wins.length > 0 && drops.length < mostDrops) {
    const isRemoved = window.map((column) => column.map(() => false));
    for (const [reel, row] of wins.flatMap((win) => cellsOf(definition, win))) {
      const column = isRemoved[reel];
      if (column) column[row] = true;
    }
    const removed = isRemoved.flatMap((column, reel) =>
      column.flatMap((isGone, row) => (isGone ? [[reel, row] as const] : [])),
    );
    window = window.map((column, reel) => {
      const strip = strips[reel] ?? [];
      const left = column.filter((_, row) => !isRemoved[reel]?.[row]);
      while (left.length < column.length) {
        const above = (tops[reel] ?? 0) === 0 ? strip.length - 1 : (tops[reel] ?? 0) - 1;
        tops[reel] = above;
        left.unshift(strip[above] ?? 0);
      }
      return left;
    });
    wins = findWins(definition, window);
    const multiplier = multipliers[Math.min(drops.length + 1, multipliers.length - 1)] ?? 1;
    const pay = multiplier * wins.reduce((sum, win) => sum + win.pay, 0);
    drops.push({ window, wins, removed, multiplier, pay });
  }
  return drops;
}
