/** Bet types of the three dice. Points are written once for each die: 113 is two ones and a three. */
import type { BetType, Panel } from '@bahati/lottery-rules/bets/bet-type.ts';
import {
  choiceType,
  type Options,
  sizeOptions,
  sumOptions,
  wordOptions,
} from '@bahati/lottery-rules/bets/kinds/choice-type.ts';
import { numberSymbols, panelOf, row } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { viewType, type WinningLine } from '@bahati/lottery-rules/bets/kinds/view-type.ts';
import { grouped } from '@bahati/lottery-rules/bets/lines/grouped.ts';
import type { LineSystem } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { pick, pickParts } from '@bahati/lottery-rules/bets/lines/pick.ts';
import { repeatedSpace, type View } from '@bahati/lottery-rules/bets/spaces.ts';
import { ballsOf, type DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

const family = 'dice-three';
const points = numberSymbols(1, 6);
const space = repeatedSpace(1, 6, 3);
const view = (numbers: DrawNumbers): View => ballsOf(numbers).main;

const isTriple = (dice: View) => new Set(dice).size === 1;
const countOf = (dice: View, point: number) => dice.filter((die) => die === point).length;
const isRun = (dice: View) => {
  const [low = 0, middle = 0, high = 0] = dice.toSorted((a, b) => a - b);
  return middle === low + 1 && high === middle + 1;
};

const choices = (way: string, options: Options, tier?: string): BetType =>
  choiceType({
    id: `${family}.${way}`,
    family,
    panel: way === 'sum.direct' ? 'sums' : 'dice',
    space,
    view,
    options,
    ...(tier === undefined ? {} : { tier }),
  });

const byPoint = (times: number, isTrue: (dice: View, point: number) => boolean): Options =>
  new Map(
    points.map((point) => [point.repeat(times), (dice: View) => isTrue(dice, Number(point))]),
  );

const lines = (
  way: string,
  panel: Panel,
  system: LineSystem,
  sample: string,
  wins: (dice: View) => readonly WinningLine[],
): BetType =>
  viewType({
    id: `${family}.${way}`,
    family,
    panel,
    tiers: ['win'],
    samples: [sample],
    system,
    space,
    view,
    wins,
  });

const sorted = (dice: View) => dice.toSorted((a, b) => a - b);

export const diceThreeTypes: readonly BetType[] = [
  choices('sum.direct', sumOptions(3, 18)),
  choices('sum.size', sizeOptions(11), 'win'),
  choices(
    'triple.direct',
    byPoint(3, (dice, point) => countOf(dice, point) === 3),
    'win',
  ),
  choices('triple.any', wordOptions({ triple: isTriple }), 'win'),
  choices('run.any', wordOptions({ run: isRun }), 'win'),
  // A triple counts as a pair here.
  choices(
    'pair.any',
    byPoint(2, (dice, point) => countOf(dice, point) >= 2),
    'win',
  ),
  choices(
    'point.any',
    byPoint(1, (dice, point) => countOf(dice, point) >= 1),
    'win',
  ),
  lines(
    'pair.single',
    panelOf('dice', row('pair', points), row('single', points)),
    grouped(
      [
        { times: 2, pick: 1 },
        { times: 1, pick: 1 },
      ],
      false,
    ),
    '1|2',
    (dice) => [[sorted(dice).join(''), 'win']],
  ),
  lines(
    'three-different.pick',
    panelOf('dice', ...pickParts(points, 3)),
    pick(3, 1),
    '|1,2,3',
    (dice) => [[sorted(dice).join(''), 'win']],
  ),
  lines(
    'two-different.pick',
    panelOf('dice', ...pickParts(points, 2)),
    pick(2, 1),
    '|1,2',
    (dice) => {
      const different = [...new Set(sorted(dice))];
      return different.flatMap((one, at) =>
        different.slice(at + 1).map((other) => [`${one}${other}`, 'win'] as const),
      );
    },
  ),
];
