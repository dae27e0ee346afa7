/** Bet types of the Thai government lottery: its ticket, and side bets on its first and last prizes. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { digitSymbols, panelOf, row, typedPanel } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import {
  endingSlot,
  evenChance,
  type Slot,
  slotType,
} from '@bahati/lottery-rules/bets/kinds/slot-type.ts';
import { viewType } from '@bahati/lottery-rules/bets/kinds/view-type.ts';
import { type LineSystem, setOf, singles } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { digitSpace, type View } from '@bahati/lottery-rules/bets/spaces.ts';
import { type DrawNumbers, prizeOf } from '@bahati/lottery-rules/draws/numbers.ts';

const family = 'thai-glo';

/** The number beside a six-digit one; 000000 and 999999 are neighbours. */
const beside = (number: string, step: 1 | -1) =>
  String((Number(number) + step + 1_000_000) % 1_000_000).padStart(6, '0');

const even = { 3: evenChance(3), 6: evenChance(6) };

const first: Slot = {
  prize: 'first',
  count: 1,
  cut: (number) => number,
  wins: (drawn) => [
    [drawn, 'first'],
    [beside(drawn, 1), 'near'],
    [beside(drawn, -1), 'near'],
  ],
  chance: () => even[6],
};

const frontThree: Slot = {
  prize: 'front-3',
  count: 2,
  cut: (number) => number.slice(0, 3),
  wins: (drawn) => [[drawn, 'front-3']],
  chance: () => even[3],
};

const ticket = slotType({
  id: `${family}.ticket.number`,
  family,
  panel: typedPanel({ pieces: 1, digits: 6 }, 100),
  tiers: ['first', 'second', 'near', 'third', 'fourth', 'fifth', 'front-3', 'last-3', 'last-2'],
  samples: ['123456'],
  system: singles(['numbers']),
  slots: [
    first,
    endingSlot('second', 5, 6, 'second'),
    endingSlot('third', 10, 6, 'third'),
    endingSlot('fourth', 50, 6, 'fourth'),
    endingSlot('fifth', 100, 6, 'fifth'),
    frontThree,
    endingSlot('last-3', 2, 3, 'last-3'),
    endingSlot('last-2', 1, 2, 'last-2'),
  ],
});

/** Top: the last digits of the first prize. Bottom: the prize of two digits. */
const view =
  (prize: 'first' | 'last-2', digits: number) =>
  (numbers: DrawNumbers): View =>
    Array.from((prizeOf(numbers, prize)[0] ?? '').slice(-digits), Number);

const typed = (prize: 'first' | 'last-2', way: string, digits: 2 | 3) =>
  viewType({
    id: `${family}.${way}`,
    family,
    panel: typedPanel({ pieces: 1, digits }),
    tiers: ['win'],
    samples: ['123'.slice(0, digits)],
    system: singles(['numbers']),
    space: digitSpace(digits),
    view: view(prize, digits),
    wins: (seen) => [[seen.join(''), 'win']],
    isExclusive: true,
  });

const sorted = (digits: Iterable<string>) => [...digits].toSorted().join('');

/** Typed numbers that win in any order of their digits. */
const anyOrderSystem: LineSystem = {
  ...singles(['numbers']),
  times: (selection, line) =>
    setOf(selection, 0).filter((number) => sorted(number) === line).length,
};

const topThreeAnyOrder = viewType({
  id: `${family}.top-3.any-order`,
  family,
  panel: typedPanel({ pieces: 1, digits: 3 }, 1_000),
  tiers: ['win'],
  samples: ['123', '122'],
  system: anyOrderSystem,
  space: digitSpace(3),
  view: view('first', 3),
  wins: (seen) => [[sorted(seen.map(String)), 'win']],
});

/** A digit that stands anywhere among the last three of the first prize, or in the prize of two. */
const run = (way: string, prize: 'first' | 'last-2', digits: 2 | 3) =>
  viewType({
    id: `${family}.${way}.digit`,
    family,
    panel: panelOf('grid', row('digits', digitSymbols)),
    tiers: ['win'],
    samples: ['1'],
    system: singles(['digits']),
    space: digitSpace(digits),
    view: view(prize, digits),
    wins: (seen) => [...new Set(seen)].map((digit) => [String(digit), 'win'] as const),
  });

export const thaiTypes: readonly BetType[] = [
  ticket,
  typed('first', 'top-3.direct', 3),
  topThreeAnyOrder,
  typed('first', 'top-2.direct', 2),
  typed('last-2', 'bottom-2.direct', 2),
  run('run-top', 'first', 3),
  run('run-bottom', 'last-2', 2),
];
