import { nearestTowards } from './nearest.ts';

/** Takes the focus from a place to the nearest one an arrow points at; says whether it did. */
export function goToNearest(spot: HTMLElement, key: string): boolean {
  const spots = [...(spot.closest('.cloth-area')?.querySelectorAll<HTMLElement>('.spot') ?? [])];
  const middles = spots.map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const next = nearestTowards(middles, spots.indexOf(spot), key);
  if (next === null) return false;
  spots[next]?.focus();
  return true;
}
