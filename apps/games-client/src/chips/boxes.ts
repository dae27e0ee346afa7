/** Places on a cloth as boxes, and how arrows lead from one to the next. */
import type { CSSProperties } from 'react';

/** Parts of the whole cloth, 0 to 1, from its upper left corner. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Boxed = { readonly box: Box };

export type Direction = 'left' | 'right' | 'up' | 'down';

const ways: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** In parts of the cloth. */
export function middle({ box }: Boxed): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function boxStyle({ left, top, width, height }: Box): CSSProperties {
  return {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
}

/** The nearest box that way; where none is, the one it started from. */
export function nextBox<Spot extends Boxed>(
  spots: readonly Spot[],
  from: Spot,
  direction: Direction,
): Spot {
  const [dx, dy] = ways[direction];
  const start = middle(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const to = middle(spot);
    const [x, y] = [to.x - start.x, to.y - start.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // What lies more aside than ahead is reached the other way.
    if (ahead < 0.004 || aside > ahead * 2.2) continue;
    const distance = ahead + aside * 2;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}
