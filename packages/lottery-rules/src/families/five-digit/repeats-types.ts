/** A digit that comes at least so often among the five, wherever it stands. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { digitSymbols, panelOf, row } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import { viewType } from '@bahati/lottery-rules/bets/kinds/view-type.ts';
import { singles } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import { digitSpace } from '@bahati/lottery-rules/bets/spaces.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { ballsOf } from '@bahati/lottery-rules/draws/numbers.ts';

const repeats = (family: Family, least: number): BetType =>
  viewType({
    id: `${family}.repeats-${least}.digit`,
    family,
    panel: panelOf('positions', row('digits', digitSymbols)),
    tiers: ['win'],
    system: singles(['digits']),
    space: digitSpace(5),
    view: (numbers) => ballsOf(numbers).main,
    wins: (view) =>
      digitSymbols
        .filter((digit) => view.filter((one) => one === Number(digit)).length >= least)
        .map((digit) => [digit, 'win'] as const),
    // As many of the chosen digits as can come so often: the draw takes them in turn.
    best: ({ sets: [digits = []] }) => {
      const room = Math.min(digits.length, Math.floor(5 / least));
      return [Array.from({ length: 5 }, (_, at) => Number(digits[at % Math.max(room, 1)] ?? 0))];
    },
    samples: ['7'],
  });

export const repeatsTypes = (family: Family): readonly BetType[] => [
  repeats(family, 1),
  repeats(family, 2),
  repeats(family, 3),
  repeats(family, 4),
];
