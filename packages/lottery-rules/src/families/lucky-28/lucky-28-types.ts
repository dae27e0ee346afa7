/** Bet types of lucky 28: the sum of three digits, 0 to 27. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import {
  choiceType,
  type Options,
  sizeOptions,
  sumOf,
  sumOptions,
  wordOptions,
} from '@bahati/lottery-rules/bets/kinds/choice-type.ts';
import { digitSpace, type View } from '@bahati/lottery-rules/bets/spaces.ts';
import { ballsOf } from '@bahati/lottery-rules/draws/numbers.ts';
import { shapeOptions } from '@bahati/lottery-rules/families/digits/digit-shapes.ts';

const family = 'lucky-28';

const choices = (way: string, panel: 'sums' | 'buttons', options: Options): BetType =>
  choiceType({
    id: `${family}.${way}`,
    family,
    panel,
    space: digitSpace(3),
    view: (numbers) => ballsOf(numbers).main,
    options,
  });

/** 14 and more is big. */
const isBig = (view: View) => sumOf(view) >= 14;
const isOdd = (view: View) => sumOf(view) % 2 === 1;

/** Colours of sums: every third one, save 0, 13, 14 and 27, which have none. */
const colour =
  (rest: number) =>
  (view: View): boolean =>
    ![0, 13, 14, 27].includes(sumOf(view)) && sumOf(view) % 3 === rest;

export const luckyTypes: readonly BetType[] = [
  choices('sum.direct', 'sums', sumOptions(0, 27)),
  choices('sum.size', 'buttons', sizeOptions(14)),
  choices(
    'sum.combination',
    'buttons',
    wordOptions({
      'big-odd': (view) => isBig(view) && isOdd(view),
      'big-even': (view) => isBig(view) && !isOdd(view),
      'small-odd': (view) => !isBig(view) && isOdd(view),
      'small-even': (view) => !isBig(view) && !isOdd(view),
    }),
  ),
  choices(
    'sum.extreme',
    'buttons',
    wordOptions({
      'extreme-big': (view) => sumOf(view) >= 22,
      'extreme-small': (view) => sumOf(view) <= 5,
    }),
  ),
  choices(
    'sum.colour',
    'buttons',
    wordOptions({ red: colour(0), green: colour(1), blue: colour(2) }),
  ),
  choices('digits.shape', 'buttons', shapeOptions),
];
