/** Cheap numbers for thinking, of which a decision takes many: nothing that is paid hangs on them. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';

/** Answers a whole number from 0 to `range - 1`. */
export type Chance = (range: number) => number;

const half = 2 ** 16;

/** Marsaglia's xorshift, begun by two draws: the same draws give the same row. */
export function chanceFrom(draw: Pick<DrawStream, 'nextInt'>): Chance {
  // It never leaves 0.
  let word = draw.nextInt(half) * half + draw.nextInt(half) || 1;
  return (range) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) / 2 ** 32) * range);
  };
}
