/** Bets on neighbouring digits of a draw: direct, grouped, by their sum, by their shape. */
import { rational } from '@bahati/game-rules/rational.ts';
import type { BetType, Part, Selection } from '@bahati/lottery-rules/bets/bet-type.ts';
import { choiceType, sizeOptions, sumOf } from '@bahati/lottery-rules/bets/kinds/choice-type.ts';
import {
  digitSymbols,
  panelOf,
  placeNames,
  row,
  typedPanel,
} from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { viewType } from '@bahati/lottery-rules/bets/kinds/view-type.ts';
import { direct } from '@bahati/lottery-rules/bets/lines/direct.ts';
import { type GroupKind, grouped } from '@bahati/lottery-rules/bets/lines/grouped.ts';
import { type LineSystem, setOf, singles } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { digitSpace, type View } from '@bahati/lottery-rules/bets/spaces.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { ballsOf, type DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { shapeOptions } from './digit-shapes.ts';

/** `last-three`: the digits from place `from` (0 is the first) on. */
export type Window = {
  readonly family: Family;
  readonly name: string;
  readonly from: number;
  readonly size: number;
};

const viewOf =
  ({ from, size }: Window) =>
  (numbers: DrawNumbers): View =>
    ballsOf(numbers).main.slice(from, from + size);

const sampleDigits = ['1', '2', '3', '4', '5'];

/** Of more than three digits liability is counted by the last three. */
const coarseOf = ({ size }: Window) => (size > 3 ? (line: string) => line.slice(-3) : undefined);

const base = (window: Window, way: string) => {
  const coarse = coarseOf(window);
  return {
    id: `${window.family}.${window.name}.${way}`,
    family: window.family,
    space: digitSpace(window.size),
    view: viewOf(window),
    tiers: ['win'],
    isExclusive: true,
    lineChance: rational(1n, 10n ** BigInt(window.size)),
    group: `${window.family}.${window.name}.direct`,
    ...(coarse ? { coarse } : {}),
  };
};

const winsInOrder = (view: View) => [[view.join(''), 'win']] as const;

const plainSystem = direct({ width: 1 });

/** Of up to 100,000 lines the last three digits, without writing the lines out. */
const lastThreeOf = ({ sets }: Selection) => plainSystem.each({ sets: sets.slice(-3) });

/** A set of digits for each place. */
export function directWindow(window: Window): BetType {
  const names = placeNames(5).slice(window.from, window.from + window.size);
  return viewType({
    ...base(window, 'direct'),
    panel: panelOf('positions', ...names.map((name) => row(name, digitSymbols))),
    system: plainSystem,
    wins: winsInOrder,
    samples: [sampleDigits.slice(0, window.size).join('|')],
    mostLines: 10 ** window.size,
    ...(window.size > 3 ? { pieces: lastThreeOf } : {}),
  });
}

/** Typed numbers. */
export function entryWindow(window: Window): BetType {
  return viewType({
    ...base(window, 'entry'),
    panel: typedPanel({ pieces: 1, digits: window.size }),
    system: singles(['numbers']),
    wins: winsInOrder,
    samples: [sampleDigits.slice(0, window.size).join('')],
  });
}

/** All numbers of the chosen sums, each a direct line. */
export function directSums(window: Window): BetType {
  const sums = Array.from({ length: window.size * 9 + 1 }, (_, sum) => String(sum));
  const bySum = Map.groupBy(
    Array.from(digitSpace(window.size).cases(), ({ view }) => view),
    (view) => String(sumOf(view)),
  );
  const system: LineSystem = {
    count: (selection) =>
      setOf(selection, 0).reduce((all, sum) => all + (bySum.get(sum)?.length ?? 0), 0),
    *each(selection) {
      for (const sum of setOf(selection, 0)) {
        for (const view of bySum.get(sum) ?? []) yield view.join('');
      }
    },
    times: (selection, line) =>
      setOf(selection, 0).includes(String(sumOf(Array.from(line, Number)))) ? 1 : 0,
  };
  return viewType({
    ...base(window, 'sum'),
    panel: panelOf('sums', row('sums', sums)),
    system,
    wins: winsInOrder,
    samples: [sums[window.size * 4] ?? '0'],
  });
}

/** Digits in any order: their kinds say how often each comes. */
export function groupWindow(
  window: Window,
  way: string,
  kinds: readonly GroupKind[],
  isShared: boolean,
): BetType {
  const digits = kinds.reduce((sum, { pick }) => sum + pick, 0);
  const parts: Part[] = isShared
    ? [row('digits', digitSymbols, digits)]
    : kinds.map(({ times, pick }) => row(`times-${times}`, digitSymbols, pick));
  let used = 0;
  const samples = kinds.map(({ pick }) => {
    used += pick;
    return digitSymbols.slice(used - pick, used).join(',');
  });
  return viewType({
    ...base(window, way),
    group: `${window.family}.${window.name}.${way}`,
    panel: panelOf('positions', ...parts),
    system: grouped(kinds, isShared),
    lineChance: rational(BigInt(ordersOf(kinds)), 10n ** BigInt(window.size)),
    wins: (view) => [[view.toSorted((a, b) => a - b).join(''), 'win']],
    samples: [samples.join(isShared ? ',' : '|')],
  });
}

/** In how many orders digits of these kinds can stand. */
function ordersOf(kinds: readonly GroupKind[]): number {
  const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));
  const length = kinds.reduce((sum, { times, pick }) => sum + times * pick, 0);
  return kinds.reduce(
    (orders, { times, pick }) => orders / factorial(times) ** pick,
    factorial(length),
  );
}

/** All ways without one of them, and without both, taken from all (in and out). */
function holdsChance(size: number, taken: 1 | 2) {
  const ways = taken === 1 ? 10 ** size - 9 ** size : 10 ** size - 2 * 9 ** size + 8 ** size;
  return rational(BigInt(ways), 10n ** BigInt(size));
}

/** Digits of which each must stand somewhere in the window. */
export function holdsWindow(window: Window, taken: 1 | 2): BetType {
  return viewType({
    ...base(window, `holds-${taken}`),
    group: `${window.family}.${window.name}.holds-${taken}`,
    isExclusive: false,
    lineChance: holdsChance(window.size, taken),
    panel: panelOf('positions', row('digits', digitSymbols, taken)),
    system: grouped([{ times: 1, pick: taken }], true),
    wins(view) {
      const digits = [...new Set(view)].toSorted((a, b) => a - b);
      const lines =
        taken === 1
          ? digits.map(String)
          : digits.flatMap((one, at) => digits.slice(at + 1).map((other) => `${one}${other}`));
      return lines.map((line) => [line, 'win'] as const);
    },
    samples: [sampleDigits.slice(0, taken).join(',')],
  });
}

/** Leopard, straight, pair, half straight and mixed of three digits. */
export const shapesWindow = (window: Window): BetType =>
  choiceType({
    id: `${window.family}.${window.name}.shape`,
    family: window.family,
    panel: 'buttons',
    space: digitSpace(3),
    view: viewOf(window),
    options: shapeOptions,
  });

/** Size and parity of the sum, big in its upper half. */
export const sumSizes = (window: Window, bigFrom: number): BetType =>
  choiceType({
    id: `${window.family}.${window.name}.sum-size`,
    family: window.family,
    panel: 'buttons',
    space: digitSpace(window.size),
    view: viewOf(window),
    options: sizeOptions(bigFrom),
    tier: 'win',
    // One view of each sum.
    *views() {
      for (let sum = 0; sum <= window.size * 9; sum += 1) {
        yield Array.from({ length: window.size }, (_, at) =>
          Math.min(9, Math.max(0, sum - at * 9)),
        );
      }
    },
  });

/** A word for each digit; every pair of words that both digits fit wins. */
export function sizePair(window: Window): BetType {
  const words = ['big', 'small', 'odd', 'even'];
  const wordsOf = (digit = 0) => [digit >= 5 ? 'big' : 'small', digit % 2 === 1 ? 'odd' : 'even'];
  const names = placeNames(5).slice(window.from, window.from + window.size);
  return viewType({
    ...base(window, 'size-pair'),
    group: `${window.family}.${window.name}.size-pair`,
    isExclusive: false,
    lineChance: rational(1n, 4n),
    panel: panelOf('buttons', ...names.map((name) => row(name, words))),
    system: direct({ width: 'words' }),
    wins: ([first, second]) =>
      wordsOf(first).flatMap((one) =>
        wordsOf(second).map((other) => [`${one}-${other}`, 'win'] as const),
      ),
    samples: ['big|odd'],
  });
}
