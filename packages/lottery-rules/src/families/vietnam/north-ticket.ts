/**
 * The ticket of North Vietnam: five digits and a code of a series. The special prize goes to the
 * number in the drawn series, a smaller one to the same number in the others; all else by the digits
 * alone. Prizes on one ticket add up.
 */
import { multiply, rational } from '@bahati/game-rules/rational.ts';
import type { BetType, Selection, Win } from '@bahati/lottery-rules/bets/bet-type.ts';
import { numberSymbols, row, typedPanel } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import {
  endingSlot,
  type Slot,
  slotType,
  slotWins,
} from '@bahati/lottery-rules/bets/kinds/slot-type.ts';
import { gatherWins } from '@bahati/lottery-rules/bets/kinds/view-type.ts';
import { type LineSystem, setOf } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { type DrawNumbers, prizeOf } from '@bahati/lottery-rules/draws/numbers.ts';

/** How many series there are, and how many codes are drawn. */
export type Series = { readonly of: number; readonly drawn: number };

/** A line is the number and the code: `1234507`. */
const system: LineSystem = {
  count: (selection) => setOf(selection, 0).length * setOf(selection, 1).length,
  *each(selection) {
    for (const number of setOf(selection, 0)) {
      for (const code of setOf(selection, 1)) yield number + code;
    }
  },
  times: (selection, line) =>
    setOf(selection, 0).includes(line.slice(0, 5)) && setOf(selection, 1).includes(line.slice(5))
      ? 1
      : 0,
};

/** One cut for each length, so that slots with the same one share the pieces of a ticket. */
const cuts = [2, 3, 4, 5].map((digits) => ({
  digits,
  cut: (text: string) => (text.length === 7 ? text.slice(0, 5) : text).slice(-digits),
}));

/** By the digits of a line's number, without its code. */
const numberSlot = (prize: string, count: number, digits: number, tier: string): Slot => ({
  ...endingSlot(prize, count, digits, tier),
  cut: cuts.find((one) => one.digits === digits)?.cut ?? ((text) => text),
});

const slots = [
  numberSlot('g1', 1, 5, 'g1'),
  numberSlot('g2', 2, 5, 'g2'),
  numberSlot('g3', 6, 5, 'g3'),
  numberSlot('g4', 4, 4, 'g4'),
  numberSlot('g5', 6, 4, 'g5'),
  numberSlot('g6', 3, 3, 'g6'),
  numberSlot('g7', 4, 2, 'g7'),
];

/** The special's last two digits, which whoever has the special has as well. */
const lastTwo = numberSlot('special', 1, 2, 'last-two');

const tiers = ['special', 'same-number', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'last-two'];

export function northTicket(series: Series, name = 'ticket'): BetType {
  const codes = numberSymbols(1, series.of).map((code) => code.padStart(2, '0'));
  const rules = {
    id: `vn-north.${name}.number`,
    family: 'vn-north' as const,
    panel: {
      ...typedPanel({ pieces: 1, digits: 5 }, 100),
      parts: [...typedPanel({ pieces: 1, digits: 5 }, 100).parts, row('series', codes)],
    },
    tiers,
    samples: ['12345|01'],
    system,
    slots,
  };
  const byDigits = slotType(rules);
  return {
    ...byDigits,
    judge: (selection, numbers) =>
      gatherWins(tiers, [
        ...specialWins(selection, numbers),
        ...slotWins({ system, slots: [...slots, lastTwo] }, selection, numbers),
      ]),
    expected(selection) {
      const lines = rational(BigInt(system.count(selection)), 100_000n);
      const drawn = rational(BigInt(series.drawn), BigInt(series.of));
      const others = rational(BigInt(series.of - series.drawn), BigInt(series.of));
      return [
        { tier: 'special', lines: multiply(lines, drawn) },
        { tier: 'same-number', lines: multiply(lines, others) },
        ...slotType({ ...rules, slots: [...slots, lastTwo] }).expected(selection),
      ];
    },
    most: (selection, oddsOf) =>
      byDigits.most(selection, oddsOf) + mostOfSpecial(series, selection, oddsOf),
  };
}

function specialWins(selection: Selection, numbers: DrawNumbers): Win[] {
  const [special = ''] = prizeOf(numbers, 'special');
  if (!setOf(selection, 0).includes(special)) return [];
  const codes = setOf(selection, 1);
  const drawn = codes.filter((code) => prizeOf(numbers, 'series').includes(code)).length;
  return [
    { tier: 'special', lines: drawn },
    { tier: 'same-number', lines: codes.length - drawn },
  ];
}

/**
 * The special number pays by itself and by its last two digits: it is a number of the ticket, the one
 * whose ending most of the ticket's numbers share, with as many or as few of its codes as pay best.
 */
function mostOfSpecial(
  series: Series,
  selection: Selection,
  oddsOf: (tier: string) => number,
): bigint {
  const [numbers, codes] = [setOf(selection, 0), setOf(selection, 1).length];
  const byEnding = Map.groupBy(numbers, (number) => number.slice(-2));
  const sharing = Math.max(...Array.from(byEnding.values(), (group) => group.length));
  const least = Math.max(0, codes - (series.of - series.drawn));
  const most = Math.min(codes, series.drawn);
  const own = [least, most].map(
    (drawn) => drawn * oddsOf('special') + (codes - drawn) * oddsOf('same-number'),
  );
  return BigInt(Math.max(...own)) + BigInt(sharing * codes) * BigInt(oddsOf('last-two'));
}
