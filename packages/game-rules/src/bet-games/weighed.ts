/** Values that are drawn by weights, and what share of all draws each has. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';

export type Weighed<Value = number> = { readonly value: Value; readonly weight: number };

const weightOf = (values: readonly Weighed<unknown>[]) =>
  values.reduce((sum, { weight }) => sum + weight, 0);

/** One number below the sum of all weights; the first value whose weight reaches past it. */
export function drawWeighed<Value>(draw: DrawStream, values: readonly Weighed<Value>[]): Value {
  let left = draw.nextInt(weightOf(values));
  for (const { value, weight } of values) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError('The draw lies outside the weights.');
}

export type Share<Value = number> = { readonly value: Value; readonly share: Rational };

export function sharesOf<Value>(values: readonly Weighed<Value>[]): Share<Value>[] {
  const whole = BigInt(weightOf(values));
  return values.map(({ value, weight }) => ({ value, share: rational(BigInt(weight), whole) }));
}

export const meanOfShares = (shares: readonly Share[]): Rational =>
  add(...shares.map(({ value, share }) => multiply(share, rational(BigInt(value)))));
