/** The way of the lantern over the crates before it stays at the one that is opened. Pure. */

/** In this part of the beat the crate opens. */
export const openPart = 0.58;

const places = 12;
const hops = 6;

/** Crates it passes, the last one being where it stays; none that is open already. */
export function hopsTo(target: number, open: readonly number[], seed: number): readonly number[] {
  const closed = Array.from({ length: places }, (_, place) => place).filter(
    (place) => !open.includes(place) && place !== target,
  );
  const way: number[] = [];
  for (let hop = 0; hop < hops; hop += 1) {
    const from = way.at(-1) ?? -1;
    const free = closed.filter((place) => place !== from);
    const next = free[(seed * 5 + hop * 7 + target * 3) % free.length];
    if (next !== undefined) way.push(next);
  }
  return [...way, target];
}

/** Which of them it lights when `part` of the beat is over: it goes slower and slower. */
export function lightAt(way: readonly number[], part: number): number | undefined {
  const done = Math.min(1, Math.max(0, part / openPart));
  return way[Math.min(way.length - 1, Math.floor(done ** 0.75 * way.length))];
}
