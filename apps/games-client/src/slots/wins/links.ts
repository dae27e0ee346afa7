/** How the cells of a win without a line hang together. Pure. */
import type { Cell } from './winning-cells.ts';

/** `ways`: from reel to reel; `cluster`: side by side; `anywhere`: not at all. */
export type LinkKind = 'ways' | 'cluster' | 'anywhere';

export function linksOf(
  cells: readonly Cell[],
  kind: LinkKind,
): readonly (readonly [Cell, Cell])[] {
  if (kind === 'anywhere') return [];
  return cells.flatMap((from) =>
    cells.flatMap((to) => (isLinked(from, to, kind) ? [[from, to] as const] : [])),
  );
}

function isLinked([reel, row]: Cell, [toReel, toRow]: Cell, kind: LinkKind): boolean {
  if (kind === 'ways') return toReel === reel + 1;
  return (toReel === reel + 1 && toRow === row) || (toReel === reel && toRow === row + 1);
}

/** The middle of the cells, in cells. */
export function middleOf(cells: readonly Cell[]): { readonly reel: number; readonly row: number } {
  const sum = cells.reduce((all, [reel, row]) => [all[0] + reel, all[1] + row] as const, [
    0, 0,
  ] as const);
  const count = Math.max(1, cells.length);
  return { reel: sum[0] / count, row: sum[1] / count };
}
