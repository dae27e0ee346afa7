/** Randomness that can be repeated: the same seed gives the same test. */
export type Random = {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from `from` to `to`, both included. */
  int: (from: number, to: number) => number;
  pick: <T>(items: readonly T[]) => T;
  isChance: (probability: number) => boolean;
};

/** The generator mulberry32: small, fast and even enough to choose cases with. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[int(0, items.length - 1)] as T;
    },
    isChance: (probability) => next() < probability,
  };
};
