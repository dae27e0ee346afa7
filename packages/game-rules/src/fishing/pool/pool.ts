/**
 * The pool of a fishing game: 16,000 units wide and 9,000 high, ten to a pixel of a stage of
 * 1600 × 900. x grows to the right and y downwards, as on the screen. Everything stands at whole
 * units at every tick, and comes of +, −, × and ÷ alone, which every engine rounds alike: so a
 * server and any browser name the same place.
 */

/** Time is counted in ticks from the opening of a pool. */
export const ticksPerSecond = 30;

export const poolWidth = 16_000;
export const poolHeight = 9_000;

export type Point = { readonly x: number; readonly y: number };

/** Where the cannons of the four seats stand: two below, two above. */
export const muzzles: readonly Point[] = [
  { x: 4_000, y: poolHeight },
  { x: 12_000, y: poolHeight },
  { x: 12_000, y: 0 },
  { x: 4_000, y: 0 },
];

export function isInPool({ x, y }: Point): boolean {
  return x >= 0 && x <= poolWidth && y >= 0 && y <= poolHeight;
}

/** The square of how far they are apart: whole and exact. */
export function squareApart(a: Point, b: Point): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/** The largest whole number whose square is not above `square`. */
export function wholeRoot(square: number): number {
  let root = Math.floor(Math.sqrt(square));
  // An engine may approximate roots; squares of whole numbers are exact.
  while (root * root > square) root -= 1;
  while ((root + 1) * (root + 1) <= square) root += 1;
  return root;
}
