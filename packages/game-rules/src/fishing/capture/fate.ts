/**
 * What is left to chance when a bullet hits: whether a fish is captured, and which prize it holds.
 * The rules ask through this, so that the same code is decided by a draw, played again from a
 * record, and gone through in all its branches.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { type Rational, rational } from '@bahati/game-rules/rational.ts';

/** What every bullet gives back on average, whatever it hits. */
export const returnShare: Rational = rational(96n, 100n);

/** Captures are decided by words of 32 bits. */
export const wordSpan = 2 ** 32;

const halfSpan = 2 ** 16;

export type Fate = {
  /** True with a chance of `threshold` over 2^32. */
  isCaptured(threshold: number): boolean;
  /** One of these weights, by its place; with one there is nothing to decide. */
  whichOf(weights: readonly number[]): number;
};

/**
 * The words below which a fish is captured that stands to bring `share` stakes and pays `mean` on
 * average: ⌊share ÷ mean × 2^32⌋, and all of them where the share reaches the mean.
 */
export function thresholdOf(share: Rational, mean: number): number {
  const words = (share.numerator * BigInt(wordSpan)) / (share.denominator * BigInt(mean));
  return words >= BigInt(wordSpan) ? wordSpan : Number(words);
}

/** Each capture takes two numbers below 2^16, upper half first; each choice of a prize one. */
export function drawnFate(draw: DrawStream): Fate {
  return {
    isCaptured(threshold) {
      const upper = draw.nextInt(halfSpan);
      return upper * halfSpan + draw.nextInt(halfSpan) < threshold;
    },
    whichOf(weights) {
      if (weights.length < 2) return 0;
      let left = draw.nextInt(weights.reduce((sum, weight) => sum + weight, 0));
      return weights.findIndex((weight) => (left -= weight) < 0);
    },
  };
}
