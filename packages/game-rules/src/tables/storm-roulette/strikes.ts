/**
 * What lightning strikes: one to five lucky numbers, each with what it then pays. The weights make
 * a number give back as much as every other bet: three numbers of 37 are struck on average, for 104
 * stakes on average, and 34 × 30 + 3 × 104 is 37 × 36.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { drawLots } from '@bahati/game-rules/originals/lots.ts';
import { numbers } from '@bahati/game-rules/tables/roulette/pockets.ts';

export type Strike = {
  readonly number: string;
  /** What a chip on the number brings if it comes, that chip included. */
  readonly times: number;
};

export type Weighed = { readonly value: number; readonly weight: number };

/** How many numbers are struck, of 10 parts. */
export const strikeCounts: readonly Weighed[] = [
  { value: 1, weight: 1 },
  { value: 2, weight: 2 },
  { value: 3, weight: 4 },
  { value: 4, weight: 2 },
  { value: 5, weight: 1 },
];

/** What a struck number pays, of 100 parts. */
export const strikeTimes: readonly Weighed[] = [
  { value: 50, weight: 50 },
  { value: 100, weight: 26 },
  { value: 150, weight: 10 },
  { value: 200, weight: 8 },
  { value: 300, weight: 3 },
  { value: 400, weight: 2 },
  { value: 500, weight: 1 },
];

/** What a number pays that was not struck. */
export const plainTimes = 30;

const weightOf = (values: readonly Weighed[]) =>
  values.reduce((sum, { weight }) => sum + weight, 0);

function drawWeighed(draw: DrawStream, values: readonly Weighed[]): number {
  let left = draw.nextInt(weightOf(values));
  for (const { value, weight } of values) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError('The draw lies outside the weights.');
}

/** First how many, then which, then what each of them pays; in the order in which they came. */
export function drawStrikes(draw: DrawStream): Strike[] {
  const pockets = numbers.european;
  const count = drawWeighed(draw, strikeCounts);
  return drawLots(draw, pockets.length, count).map((pocket) => ({
    number: pockets[pocket] ?? '0',
    times: drawWeighed(draw, strikeTimes),
  }));
}
