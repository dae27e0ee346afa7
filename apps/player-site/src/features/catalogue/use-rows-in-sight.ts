import { useSyncExternalStore } from 'react';
import { rowsInSight } from './game-list.rules.ts';

function onMove(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/**
 * The rows of a grid near the window, told anew only when they change. Every row is as high as
 * the others, so a division finds them and no library has to measure any.
 */
export function useRowsInSight(grid: { top: number; rowHeight: number; rows: number }) {
  const sight = useSyncExternalStore(onMove, () => {
    const { first, end } = rowsInSight(grid, window.scrollY, window.innerHeight);
    return `${first} ${end}`;
  });
  const [first = 0, end = 0] = sight.split(' ').map(Number);
  return { first, end };
}
