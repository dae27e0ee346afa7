/** Xiên: two, three or four numbers that must all be among the lots of two digits; paid once. */
import { combinations } from '@bahati/game-rules/combinations.ts';
import { multiply, rational } from '@bahati/game-rules/rational.ts';
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { panelOf } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { lineLiability } from '@bahati/lottery-rules/bets/liability.ts';
import { choose } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { bankersOf, othersOf, pick, pickParts } from '@bahati/lottery-rules/bets/lines/pick.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { type DrawNumbers, prizeOf } from '@bahati/lottery-rules/draws/numbers.ts';
import { endings, lotCount, lotSlots } from './lot-types.ts';

export function parlayType(family: Family, taken: 2 | 3 | 4): BetType {
  const slots = lotSlots(family, 2);
  const lots = lotCount(slots);
  const system = pick(taken, 2);
  const id = `${family}.parlay-${taken}.pick`;
  const tiers = ['win'];
  const endingsOf = (numbers: DrawNumbers) =>
    new Set(slots.flatMap((slot) => prizeOf(numbers, slot.prize).map(slot.cut)));
  return {
    id,
    family,
    panel: panelOf('grid', ...pickParts(endings, taken)),
    tiers,
    pooled: [],
    unitsPerLine: 1,
    mostLines: 2_000,
    samples: [`|${endings.slice(0, taken).join(',')}`],
    lines: system.count,
    eachLine: system.each,
    tiersOf: () => tiers,
    liability: (selection, oddsOf) =>
      lineLiability({ group: id, system, tiersOf: () => tiers }, selection, oddsOf),
    judge(selection, numbers) {
      const drawn = endingsOf(numbers);
      const bankers = bankersOf(selection);
      if (!bankers.every((number) => drawn.has(number))) return [];
      const hits = othersOf(selection).filter((number) => drawn.has(number)).length;
      const lines = choose(hits, taken - bankers.length);
      return lines > 0 ? [{ tier: 'win', lines }] : [];
    },
    expected: (selection) => [
      {
        tier: 'win',
        lines: multiply(allAppear(taken, lots), rational(BigInt(system.count(selection)))),
      },
    ],
    most(selection, oddsOf) {
      const bankers = bankersOf(selection).length;
      const others = Math.min(othersOf(selection).length, lots - bankers);
      return BigInt(choose(others, taken - bankers)) * BigInt(oddsOf('win'));
    },
  };
}

/** The chance that so many numbers are all among so many lots, each of 100 alike: in and out. */
export function allAppear(taken: number, lots: number) {
  let ways = 0n;
  for (let missing = 0; missing <= taken; missing += 1) {
    const without = combinations(taken, missing) * BigInt(100 - missing) ** BigInt(lots);
    ways += missing % 2 === 0 ? without : -without;
  }
  return rational(ways, 100n ** BigInt(lots));
}
