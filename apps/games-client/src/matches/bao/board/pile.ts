/** How seeds lie in a pit: each keeps its place while others come and go above it. Pure. */

/** From the middle of the pit, in parts of half its width and half its height. */
export type Lying = {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly tint: number;
};

/** More are told by the number alone. */
export const mostDrawn = 24;
const tints = 4;

/** Layers from the ground up: so many in a ring, how far from the middle, and how high they lie. */
const rings = [
  { count: 1, reach: 0.05, lift: 0 },
  { count: 6, reach: 0.62, lift: 0 },
  { count: 5, reach: 0.36, lift: 0.14 },
  { count: 6, reach: 0.68, lift: 0.16 },
  { count: 6, reach: 0.3, lift: 0.32 },
] as const;

/** Beside the one before it lies the one across, so that a ring fills evenly. */
const ringOrder = [0, 3, 1, 4, 2, 5] as const;

/** `pit` turns the whole pile, so that no two look alike. */
export function lyingAt(pit: number, seed: number): Lying {
  let place = seed % mostDrawn;
  let layer = 0;
  for (const { count } of rings) {
    if (place < count) break;
    place -= count;
    layer += 1;
  }
  const { count, reach, lift } = rings[layer] ?? rings[0];
  const order = count === ringOrder.length ? (ringOrder[place] ?? place) : place;
  const degrees = (order * 360) / count + pit * 47 + layer * 31 + ((seed * 53) % 21);
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.cos(angle) * reach,
    y: Math.sin(angle) * reach - lift,
    turn: (pit * 37 + seed * 73) % 180,
    tint: (pit + seed * 3) % tints,
  };
}

export const drawnOf = (seeds: number): readonly number[] =>
  Array.from({ length: Math.min(seeds, mostDrawn) }, (_, seed) => seed);
