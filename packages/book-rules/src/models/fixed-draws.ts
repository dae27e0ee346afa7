/** Draws that are always the same, so that a price is a pure function of the state of play. */

/** Coordinates of a point at most: as many as may take part in an outright. */
const mostDimensions = 60;

const isPrime = (number: number): boolean => {
  for (let by = 2; by * by <= number; by += 1) if (number % by === 0) return false;
  return true;
};

const steps: number[] = [];
for (let number = 2; steps.length < mostDimensions; number += 1) {
  if (isPrime(number)) steps.push(Math.sqrt(number) % 1);
}

/**
 * The coordinates in (0, 1) of one of `size` points, spread far more evenly than random ones are: the
 * first in equal steps, the others by the square roots of primes (Richtmyer).
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
