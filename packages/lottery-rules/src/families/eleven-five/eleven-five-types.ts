/** Bet types of 5 of 11. */
import { combinations } from '@bahati/game-rules/combinations.ts';
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { choiceType } from '@bahati/lottery-rules/bets/kinds/choice-type.ts';
import { hitType } from '@bahati/lottery-rules/bets/kinds/hit-type.ts';
import { type View, weightedSpace } from '@bahati/lottery-rules/bets/spaces.ts';
import { ballsOf } from '@bahati/lottery-rules/draws/numbers.ts';
import {
  orderedDirect,
  orderedEntry,
  orderedGroup,
  orderedPlaces,
} from '@bahati/lottery-rules/families/ordered/ordered-types.ts';

const family = 'eleven-five';

/** Any of so many: up to five all of them are drawn, from five on all five drawn are among them. */
const any = (taken: number): BetType =>
  hitType({
    id: `${family}.any-${taken}.pick`,
    family,
    taken,
    tiers: ['win'],
    tierOf: (hits) => (hits === Math.min(taken, 5) ? 'win' : undefined),
  });

/** Sets of five by how many of them are odd; 1 to 11 has six odd numbers. */
const byOdds = new Map(
  [0, 1, 2, 3, 4, 5].map((odds) => [odds, combinations(6, odds) * combinations(5, 5 - odds)]),
);

const oddCount = choiceType({
  id: `${family}.odd-count.choice`,
  family,
  panel: 'buttons',
  space: weightedSpace(byOdds),
  view: (numbers) => [ballsOf(numbers).main.filter((number) => number % 2 === 1).length],
  options: new Map(
    [0, 1, 2, 3, 4, 5].map((odds) => [`odd-${odds}`, ([found]: View) => found === odds]),
  ),
});

/** Sets of five by the one in their middle. */
const byMiddle = new Map(
  [3, 4, 5, 6, 7, 8, 9].map((middle) => [
    middle,
    combinations(middle - 1, 2) * combinations(11 - middle, 2),
  ]),
);

const middle = choiceType({
  id: `${family}.middle.choice`,
  family,
  panel: 'sums',
  space: weightedSpace(byMiddle),
  view: (numbers) =>
    ballsOf(numbers)
      .main.toSorted((a, b) => a - b)
      .slice(2, 3),
  options: new Map(
    [...byMiddle.keys()].map((number) => [String(number), ([found]: View) => found === number]),
  ),
});

export const elevenFiveTypes: readonly BetType[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(any),
  ...[1, 2, 3].map((count) => orderedDirect(family, 11, count)),
  ...[2, 3].map((count) => orderedEntry(family, 11, count)),
  ...[2, 3].map((count) => orderedGroup(family, 11, count)),
  orderedPlaces(family, 11, 5),
  oddCount,
  middle,
];
