/** Cheap numbers for thinking, of which a decision takes many: nothing that is paid hangs on them. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';

/** Answers a whole number from 0 to `range - 1`. */
export type Chance = (range: number) => number;

const seeds = 2 ** 31;

/** Marsaglia's xorshift, begun by one draw: the same draw gives the same row. */
export function chanceFrom(draw: Pick<DrawStream, 'nextInt'>): Chance {
  let word = draw.nextInt(seeds) + 1;
  return (range) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) / 2 ** 32) * range);
  };
}
