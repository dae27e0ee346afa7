/** Bet types of 4D: straight, box (every order a line of its own) and iBet (one unit on all orders). */
import { rational } from '@bahati/game-rules/rational.ts';
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { typedPanel } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { endingSlot, type Slot, slotType } from '@bahati/lottery-rules/bets/kinds/slot-type.ts';
import { type LineSystem, setOf, singles } from '@bahati/lottery-rules/bets/lines/line-system.ts';

type Family = 'four-d-sg' | 'four-d-my';

/** Prizes that a way of betting counts, with how many numbers each has. */
type Prizes = readonly (readonly [prize: string, count: number])[];

const big: Prizes = [
  ['first', 1],
  ['second', 1],
  ['third', 1],
  ['starter', 10],
  ['consolation', 10],
];
const small = big.slice(0, 3);
const firstOnly = big.slice(0, 1);

const tiersOf = (prizes: Prizes) => prizes.map(([prize]) => prize);
const slotsOf = (prizes: Prizes, digits: number) =>
  prizes.map(([prize, count]) => endingSlot(prize, count, digits, prize));

/** Every order of the digits, each once, ascending. */
export function ordersOf(digits: string): string[] {
  if (digits.length <= 1) return [digits];
  const firsts = [...new Set(digits)].toSorted();
  return firsts.flatMap((first) => {
    const rest = digits.replace(first, '');
    return ordersOf(rest).map((order) => first + order);
  });
}

const sorted = (digits: string) => Array.from(digits).toSorted().join('');

/** How many orders four digits have: 24, 12, 6, 4 or 1. */
function orderCount(digits: string): number {
  let ways = 24;
  for (const digit of new Set(digits)) {
    const times = digits.split(digit).length - 1;
    ways /= [1, 1, 2, 6, 24][times] ?? 1;
  }
  return ways;
}

const boxSystem: LineSystem = {
  count: (selection) =>
    setOf(selection, 0).reduce((sum, number) => sum + ordersOf(number).length, 0),
  *each(selection) {
    for (const number of setOf(selection, 0)) yield* ordersOf(number);
  },
  times: (selection, line) =>
    setOf(selection, 0).filter((number) => sorted(number) === sorted(line)).length,
};

function straight(family: Family, way: string, prizes: Prizes, digits: number): BetType {
  return slotType({
    id: `${family}.${way}.straight`,
    family,
    panel: typedPanel({ pieces: 1, digits }),
    tiers: tiersOf(prizes),
    samples: ['1234'.slice(0, digits)],
    system: singles(['numbers']),
    slots: slotsOf(prizes, digits),
  });
}

/** Shares its lines, and so its liability, with straight bets. */
function box(family: Family, way: string, prizes: Prizes, digits: number): BetType {
  return slotType({
    id: `${family}.${way}.box`,
    family,
    panel: typedPanel({ pieces: 1, digits }, 500),
    tiers: tiersOf(prizes),
    samples: ['1234'.slice(0, digits)],
    system: boxSystem,
    slots: slotsOf(prizes, digits),
    group: `${family}.${way}.straight`,
  });
}

/** A number of one digit has no other order: it is no iBet. */
const ibetSystem: LineSystem = {
  ...singles(['numbers']),
  count: (selection) =>
    setOf(selection, 0).some((number) => orderCount(number) === 1) ? 0 : setOf(selection, 0).length,
};

export const ibetOrders: readonly number[] = [24, 12, 6, 4];

function ibet(family: Family, way: string, prizes: Prizes): BetType {
  const slots = prizes.map(
    ([prize, count]): Slot => ({
      prize,
      count,
      cut: sorted,
      wins: (drawn) => [[drawn, `${prize}-${orderCount(drawn)}`]],
      chance: (piece) => rational(BigInt(orderCount(piece)), 10_000n),
    }),
  );
  return slotType({
    id: `${family}.${way}.ibet`,
    family,
    panel: typedPanel({ pieces: 1, digits: 4 }),
    tiers: prizes.flatMap(([prize]) => ibetOrders.map((orders) => `${prize}-${orders}`)),
    samples: ['1234', '1123', '1122', '1112'],
    system: ibetSystem,
    slots,
    tiersOf: (line) => prizes.map(([prize]) => `${prize}-${orderCount(line)}`),
  });
}

const typesOf = (family: Family): BetType[] => [
  straight(family, 'big', big, 4),
  box(family, 'big', big, 4),
  ibet(family, 'big', big),
  straight(family, 'small', small, 4),
  box(family, 'small', small, 4),
  ibet(family, 'small', small),
  straight(family, 'first-4', firstOnly, 4),
  box(family, 'first-4', firstOnly, 4),
  straight(family, 'first-3', firstOnly, 3),
  box(family, 'first-3', firstOnly, 3),
];

export const fourDTypes: readonly BetType[] = [...typesOf('four-d-sg'), ...typesOf('four-d-my')];
