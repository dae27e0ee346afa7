/** Which place lies next in a direction, on a cloth of places of many sizes. Pure. */

export type Box = { readonly x: number; readonly y: number };

const directions: Readonly<Record<string, Box>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies aside of the direction counts so many times what lies along it. */
const asideWeight = 3;

/** Among the middles of places, the nearest that way from the one `from`; null where none is. */
export function nearestTowards(middles: readonly Box[], from: number, key: string): number | null {
  const way = directions[key];
  const start = middles[from];
  if (!way || !start) return null;
  let best: { at: number; distance: number } | null = null;
  for (const [at, { x, y }] of middles.entries()) {
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    // A place that lies rather beside than ahead is met by another key.
    if (along <= 1 || aside > along * asideWeight) continue;
    const distance = along + aside * asideWeight;
    if (!best || distance < best.distance) best = { at, distance };
  }
  return best && best.at;
}
