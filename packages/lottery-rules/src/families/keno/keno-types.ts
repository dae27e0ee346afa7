/** Bet types of 20 of 80: one to ten spots, and what is said of all twenty numbers. */
import { combinations } from '@bahati/game-rules/combinations.ts';
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import {
  choiceType,
  type Options,
  sumOf,
  wordOptions,
} from '@bahati/lottery-rules/bets/kinds/choice-type.ts';
import { hitType } from '@bahati/lottery-rules/bets/kinds/hit-type.ts';
import type { Space, View } from '@bahati/lottery-rules/bets/spaces.ts';
import { weightedSpace } from '@bahati/lottery-rules/bets/spaces.ts';
import { ballsOf, type DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { largestSum, smallestSum, sumSpace } from './keno-sums.ts';

const family = 'keno';

/** Hits that win, the most first, by spots. */
const winningHits: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3, 2],
  4: [4, 3, 2],
  5: [5, 4, 3],
  6: [6, 5, 4, 3],
  7: [7, 6, 5, 4, 0],
  8: [8, 7, 6, 5, 4, 0],
  9: [9, 8, 7, 6, 5, 4, 0],
  10: [10, 9, 8, 7, 6, 5, 0],
};

const spots = (taken: number): BetType => {
  const winning = winningHits[taken] ?? [];
  return hitType({
    id: `${family}.spots-${taken}.pick`,
    family,
    taken,
    tiers: winning.map((hits) => `hits-${hits}`),
    tierOf: (hits) => (winning.includes(hits) ? `hits-${hits}` : undefined),
  });
};

const sums = (way: string, options: Options): BetType =>
  choiceType({
    id: `${family}.sum.${way}`,
    family,
    panel: 'buttons',
    space: sumSpace,
    view: (numbers) => [sumOf(ballsOf(numbers).main)],
    options,
    *views() {
      for (let sum = smallestSum; sum <= largestSum; sum += 1) yield [sum];
    },
  });

const between =
  (low: number, high: number) =>
  ([sum = 0]: View): boolean =>
    sum >= low && sum <= high;

/** Half of the numbers are of a kind: how many of the twenty are. */
const halves: Space = weightedSpace(
  new Map(
    Array.from({ length: 21 }, (_, count) => [
      count,
      combinations(40, count) * combinations(40, 20 - count),
    ]),
  ),
);

const counts = (
  way: string,
  isOne: (number: number) => boolean,
  names: readonly [string, string],
): BetType =>
  choiceType({
    id: `${family}.count.${way}`,
    family,
    panel: 'buttons',
    space: halves,
    view: (numbers: DrawNumbers) => [ballsOf(numbers).main.filter(isOne).length],
    options: wordOptions({
      [names[0]]: ([count = 0]) => count > 10,
      [names[1]]: ([count = 0]) => count < 10,
      even: ([count = 0]) => count === 10,
    }),
  });

export const kenoTypes: readonly BetType[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(spots),
  sums(
    'size',
    wordOptions({
      big: ([sum = 0]) => sum > 810,
      small: ([sum = 0]) => sum < 810,
      tie: ([sum = 0]) => sum === 810,
      odd: ([sum = 0]) => sum % 2 === 1,
      even: ([sum = 0]) => sum % 2 === 0,
    }),
  ),
  sums(
    'combination',
    wordOptions({
      'big-odd': ([sum = 0]) => sum > 810 && sum % 2 === 1,
      'big-even': ([sum = 0]) => sum > 810 && sum % 2 === 0,
      'small-odd': ([sum = 0]) => sum < 810 && sum % 2 === 1,
      'small-even': ([sum = 0]) => sum < 810 && sum % 2 === 0,
    }),
  ),
  sums(
    'element',
    wordOptions({
      gold: between(210, 695),
      wood: between(696, 763),
      water: between(764, 855),
      fire: between(856, 923),
      earth: between(924, 1410),
    }),
  ),
  counts('halves', (number) => number <= 40, ['upper', 'lower']),
  counts('parity', (number) => number % 2 === 1, ['more-odd', 'more-even']),
];
