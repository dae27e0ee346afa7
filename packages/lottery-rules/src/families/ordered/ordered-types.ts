/** Bets on the order in which balls come: the first ones direct or in any order, one of each place. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import {
  panelOf,
  numberSymbols,
  placeNames,
  row,
  typedPanel,
} from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { placedType } from '@bahati/lottery-rules/bets/kinds/placed-type.ts';
import { viewType } from '@bahati/lottery-rules/bets/kinds/view-type.ts';
import { direct } from '@bahati/lottery-rules/bets/lines/direct.ts';
import { singles } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { pick, pickParts } from '@bahati/lottery-rules/bets/lines/pick.ts';
import { orderedSpace, type View } from '@bahati/lottery-rules/bets/spaces.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { ballsOf } from '@bahati/lottery-rules/draws/numbers.ts';

const symbolsOf = (size: number) => numberSymbols(1, size);
const textOf = (number: number) => String(number).padStart(2, '0');

const base = (family: Family, size: number, count: number, way: string) => ({
  id: `${family}.first-${count}.${way}`,
  family,
  tiers: ['win'],
  isExclusive: true,
  space: orderedSpace(size, count),
  view: (numbers: Parameters<typeof ballsOf>[0]) => ballsOf(numbers).main.slice(0, count),
  group: `${family}.first-${count}.direct`,
});

const winsInOrder = (view: View) => [[view.map(textOf).join(''), 'win']] as const;

/** A set of numbers for each of the first places; none stands twice in a line. */
export const orderedDirect = (family: Family, size: number, count: number): BetType =>
  viewType({
    ...base(family, size, count, 'direct'),
    panel: panelOf(
      family === 'racing' ? 'racing' : 'positions',
      ...placeNames(count).map((name) => row(name, symbolsOf(size))),
    ),
    system: direct({ width: 2, distinct: true }),
    wins: winsInOrder,
    samples: [symbolsOf(size).slice(0, count).join('|')],
  });

export const orderedEntry = (family: Family, size: number, count: number): BetType =>
  viewType({
    ...base(family, size, count, 'entry'),
    panel: typedPanel({ pieces: count, digits: 2, among: symbolsOf(size) }),
    system: singles(['numbers']),
    wins: winsInOrder,
    samples: [symbolsOf(size).slice(0, count).join('')],
  });

/** The first ones in any order. */
export const orderedGroup = (family: Family, size: number, count: number): BetType =>
  viewType({
    ...base(family, size, count, 'group'),
    group: `${family}.first-${count}.group`,
    panel: panelOf('grid', ...pickParts(symbolsOf(size), count)),
    system: pick(count, 2),
    wins: (view) => [[view.map(textOf).toSorted().join(''), 'win']],
    samples: [`|${symbolsOf(size).slice(0, count).join(',')}`],
  });

/** A number in its place: every number chosen for every place is a line. */
export const orderedPlaces = (family: Family, size: number, places: number): BetType =>
  placedType({
    id: `${family}.place.direct`,
    family,
    panel: family === 'racing' ? 'racing' : 'positions',
    places: placeNames(places),
    options: new Map(
      symbolsOf(size).map((symbol) => [symbol, ([number]: View) => number === Number(symbol)]),
    ),
    tierOf: () => 'win',
    viewOf: (numbers, place) => ballsOf(numbers).main.slice(place, place + 1),
    one: orderedSpace(size, 1),
    together: 'distinct',
  });
