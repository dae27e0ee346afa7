import { useSyncExternalStore } from 'react';
import { onScroll, scrollPlace } from '#features/loading/scroll-place.ts';
import { rowsInSight } from './game-list.rules.ts';

/**
 * The rows of a grid near the window, told anew only when they change. Every row is as high as
 * the others, so a division finds them and no library has to measure any (ADR 24).
 */
export function useRowsInSight(grid: { top: number; rowHeight: number; rows: number }) {
  const sight = useSyncExternalStore(onScroll, () => {
    const { first, end } = rowsInSight(grid, scrollPlace.top, scrollPlace.height);
    return `${first} ${end}`;
  });
  const [first = 0, end = 0] = sight.split(' ').map(Number);
  return { first, end };
}
