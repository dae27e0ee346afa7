/**
 * Lô and đề on Vietnam's draws. A lot is a number among the prizes with at least so many digits: a
 * lot bet costs its unit once for each lot, and each time the number comes up it pays.
 */
import type { BetType, Panel } from '@bahati/lottery-rules/bets/bet-type.ts';
import {
  numberSymbols,
  panelOf,
  row,
  typedPanel,
} from '@bahati/lottery-rules/bets/kinds/panels.ts';
import {
  endingSlot,
  evenChance,
  type Slot,
  slotType,
} from '@bahati/lottery-rules/bets/kinds/slot-type.ts';
import { singles } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';

/** Every number of the draw that has so many digits: 27, 23 and 20 in the North, 18, 17 and 16 else. */
export function lotSlots(family: Family, digits: number): readonly Slot[] {
  const layout = layoutOf(family);
  if (layout.kind !== 'prizes') throw new RangeError('Lots are numbers of prizes.');
  return layout.slots
    .filter((slot) => slot.digits >= digits)
    .map(({ prize, count }) => endingSlot(prize, count, digits, 'win'));
}

export const lotCount = (slots: readonly Slot[]): number =>
  slots.reduce((sum, { count }) => sum + count, 0);

/** 00 to 99. */
export const endings: readonly string[] = numberSymbols(0, 99);

const onSlots = (
  family: Family,
  way: string,
  panel: Panel,
  slots: readonly Slot[],
  sample: string,
): BetType =>
  slotType({
    id: `${family}.${way}`,
    family,
    panel,
    tiers: ['win'],
    samples: [sample],
    system: singles(['numbers']),
    slots,
    unitsPerLine: lotCount(slots),
  });

const endingGrid = panelOf('grid', row('numbers', endings));

const lots = (family: Family, digits: 2 | 3 | 4): BetType =>
  onSlots(
    family,
    `lot-${digits}.number`,
    digits === 2 ? endingGrid : typedPanel({ pieces: 1, digits }),
    lotSlots(family, digits),
    '1234'.slice(0, digits),
  );

const digitSlot = (at: number): Slot => {
  const chance = evenChance(1);
  return {
    prize: 'special',
    count: 1,
    cut: (number) => number.slice(at).slice(0, 1),
    wins: (drawn) => [[drawn, 'win']],
    chance: () => chance,
  };
};

const digitRow = panelOf('grid', row('numbers', numberSymbols(0, 9)));

/** The two-digit numbers of the smallest prize are the head, the special's last two the tail. */
export function lotTypes(family: Family): readonly BetType[] {
  const layout = layoutOf(family);
  if (layout.kind !== 'prizes') throw new RangeError('Lots are numbers of prizes.');
  const [smallest] = layout.slots.filter((slot) => slot.digits === 2);
  const head = smallest ? [endingSlot(smallest.prize, smallest.count, 2, 'win')] : [];
  return [
    lots(family, 2),
    lots(family, 3),
    lots(family, 4),
    onSlots(family, 'special.last-two', endingGrid, [endingSlot('special', 1, 2, 'win')], '12'),
    onSlots(
      family,
      'special.last-three',
      typedPanel({ pieces: 1, digits: 3 }),
      [endingSlot('special', 1, 3, 'win')],
      '123',
    ),
    onSlots(family, 'head.number', endingGrid, head, '12'),
    onSlots(family, 'special.head-digit', digitRow, [digitSlot(-2)], '1'),
    onSlots(family, 'special.tail-digit', digitRow, [digitSlot(-1)], '1'),
  ];
}
