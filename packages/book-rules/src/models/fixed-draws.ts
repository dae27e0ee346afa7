/** Draws that are always the same, so that a price is a pure function of the state of play. */

const primes = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
  101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173,
];
const steps = primes.map((prime) => Math.sqrt(prime) % 1);

/**
 * The coordinates in (0, 1) of one of `size` points, spread far more evenly than random ones are: the
 * first in equal steps, the others by the square roots of primes (Richtmyer). At most 41 dimensions.
 */
export function evenPoint(point: number, dimensions: number, size: number): number[] {
  const found = [(point + 0.5) / size];
  for (let at = 1; at < dimensions; at += 1)
    found.push(((point + 0.5) * (steps[at - 1] ?? 0.5)) % 1);
  return found;
}

/** A stream of numbers in [0, 1) out of a seed: Mulberry32. */
export function seededDraws(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The first place whose running sum passes `draw`, in sums that rise to 1. */
export function placeOf(sums: ArrayLike<number>, draw: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 1) > draw) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Running sums of chances, brought to end at 1. */
export function runningSums(chances: readonly number[]): number[] {
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  let sum = 0;
  return chances.map((chance) => (sum += chance) / all);
}
