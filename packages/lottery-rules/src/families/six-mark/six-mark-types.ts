/** Bet types of six of 49 and a special number: the special one, colours, regular numbers, misses. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import {
  choiceType,
  type Options,
  type Saying,
  wordOptions,
} from '@bahati/lottery-rules/bets/kinds/choice-type.ts';
import { hitType } from '@bahati/lottery-rules/bets/kinds/hit-type.ts';
import { numberSymbols } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { orderedSpace, type View } from '@bahati/lottery-rules/bets/spaces.ts';
import { ballsOf } from '@bahati/lottery-rules/draws/numbers.ts';
import { type Colour, colourOf, colours } from './colours.ts';

const family = 'six-mark';

const special = (way: string, panel: 'grid' | 'buttons', options: Options, more = {}): BetType =>
  choiceType({
    id: `${family}.special.${way}`,
    family,
    panel,
    space: orderedSpace(49, 1),
    view: (numbers) => ballsOf(numbers).extra,
    options,
    ...more,
  });

/** With 49 the stake of size and parity is given back. */
const unless49 =
  (isTrue: (number: number) => boolean): Saying =>
  ([number = 0]) =>
    number === 49 ? 'back' : isTrue(number);

const digitSum = (number: number) => Math.floor(number / 10) + (number % 10);

const isColour =
  (colour: Colour, isOdd?: boolean) =>
  ([number = 0]: View): boolean =>
    colourOf(number) === colour && (isOdd === undefined || (number % 2 === 1) === isOdd);

const regular = (
  way: string,
  taken: number,
  tiers: readonly string[],
  tierOf: (hits: number, hasExtra: boolean) => string | undefined,
): BetType => hitType({ id: `${family}.${way}.pick`, family, taken, tiers, tierOf });

/** All of so many are among the six regular numbers. */
const all = (taken: number) =>
  regular(`regular-${taken}`, taken, ['win'], (hits) => (hits === taken ? 'win' : undefined));

/** None of so many is among the seven. */
const none = (taken: number) =>
  regular(`none-${taken}`, taken, ['win'], (hits, hasExtra) =>
    hits === 0 && !hasExtra ? 'win' : undefined,
  );

export const sixMarkTypes: readonly BetType[] = [
  special(
    'number',
    'grid',
    new Map(
      numberSymbols(1, 49).map((symbol) => [symbol, ([number]: View) => number === Number(symbol)]),
    ),
    { tier: 'win' },
  ),
  special(
    'size',
    'buttons',
    wordOptions({
      big: unless49((number) => number >= 25),
      small: unless49((number) => number < 25),
      odd: unless49((number) => number % 2 === 1),
      even: unless49((number) => number % 2 === 0),
      'digits-odd': unless49((number) => digitSum(number) % 2 === 1),
      'digits-even': unless49((number) => digitSum(number) % 2 === 0),
    }),
    { hasBack: true },
  ),
  special('colour', 'buttons', new Map(colours.map((colour) => [colour, isColour(colour)]))),
  special(
    'colour-parity',
    'buttons',
    new Map(
      colours.flatMap((colour) => [
        [`${colour}-odd`, isColour(colour, true)] as const,
        [`${colour}-even`, isColour(colour, false)] as const,
      ]),
    ),
  ),
  special(
    'tail',
    'buttons',
    new Map(
      Array.from('0123456789', (tail) => [
        tail,
        ([number = 0]: View) => number % 10 === Number(tail),
      ]),
    ),
  ),
  all(1),
  all(2),
  all(3),
  all(4),
  regular('three-or-two', 3, ['three', 'two'], (hits) =>
    hits === 3 ? 'three' : hits === 2 ? 'two' : undefined,
  ),
  regular('two-or-special', 2, ['two', 'special'], (hits, hasExtra) =>
    hits === 2 ? 'two' : hits === 1 && hasExtra ? 'special' : undefined,
  ),
  regular('with-special', 2, ['win'], (hits, hasExtra) =>
    hits === 1 && hasExtra ? 'win' : undefined,
  ),
  ...[5, 6, 7, 8, 9, 10].map(none),
];
