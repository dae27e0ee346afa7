/** Chance that comes out the same each time: a demo's past is drawn once and stays what it was. */
import { createHash } from 'node:crypto';

export type Chance = {
  /** From 0 to just under 1. */
  next: () => number;
  /** A whole number from `from` to `to`, both included. */
  between: (from: number, to: number) => number;
  isTrue: (likelihood: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** The place of one of these weights. */
  weighted: (weights: readonly number[]) => number;
};

/** The numbers drawn under this name. */
export function chanceOf(name: string): Chance {
  const digest = createHash('sha256').update(name).digest();
  let state = digest.readUInt32LE(0);
  // Mulberry32: small, quick, and good enough for who plays when.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    isTrue: (likelihood) => next() < likelihood,
    pick(from) {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new RangeError('There is nothing to pick from.');
      return picked;
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const at = weights.findIndex((weight) => (left -= weight) < 0);
      return at < 0 ? weights.length - 1 : at;
    },
  };
}

/** So many hex digits that nobody has to remember, the same for the same name. */
export function digitsOf(name: string, count: number): string {
  return createHash('sha256').update(name).digest('hex').slice(0, count);
}

/** A UUID, the same for the same name. */
export function uuidOf(name: string): string {
  const hex = digitsOf(name, 32);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20)].join('-');
}
