/** The tiles automatic play opens, in the order in which the player marked them. */
import { type MinesView, mostGems } from '@bahati/game-rules/originals/mines/mines.rules.ts';
import { createStore } from '#frame/shell/store.ts';

/** Along the diagonal, for a player who marked none. */
const unmarked = [6, 12, 18] as const;

export const minesPlan = createStore<{ marks: readonly number[]; isMarking: boolean }>({
  marks: [],
  isMarking: false,
});

/** Marks a tile, or takes its mark away. No more are marked than there are gems to be paid. */
export function toggleMark(tile: number, mines: number): void {
  const { marks } = minesPlan.get();
  if (marks.includes(tile)) {
    minesPlan.set({ marks: marks.filter((marked) => marked !== tile) });
  } else if (marks.length < mostGems(mines)) {
    minesPlan.set({ marks: [...marks, tile] });
  }
}

export function planMines(view: MinesView, actions: readonly string[]): string {
  const { marks } = minesPlan.get();
  const wished = marks.length > 0 ? marks : unmarked;
  const open = wished
    .filter((tile) => !view.opened.includes(tile))
    .map((tile) => `open:${tile}`)
    .find((action) => actions.includes(action));
  return open ?? (actions.includes('take') ? 'take' : (actions[0] ?? 'take'));
}
