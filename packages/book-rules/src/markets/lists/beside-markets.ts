/** Markets on corners and yellow cards. */
import * as beside from '@bahati/book-rules/markets/judges/beside-judges.ts';
import type { Market } from '@bahati/book-rules/markets/market.ts';
import { overUnder, sideOutcomes, threeWay } from '@bahati/book-rules/markets/outcomes.ts';

const corners = {
  group: 'specials',
  sports: ['football', 'efootball'],
  of: 'event',
  looksAt: 'corners',
} as const;
const cards = { group: 'specials', sports: ['football'], of: 'event', looksAt: 'cards' } as const;
const total = { outcomes: overUnder, line: 'half' } as const;

export const besideMarkets = {
  most_corners: {
    ...corners,
    outcomes: threeWay,
    line: 'none',
    judge: beside.judgeMost('corners'),
  },
  total_corners: {
    ...corners,
    ...total,
    judge: beside.judgeCountTotal('corners', ([home, away]) => home + away),
  },
  home_corners: {
    ...corners,
    ...total,
    judge: beside.judgeCountTotal('corners', ([home]) => home),
  },
  away_corners: {
    ...corners,
    ...total,
    judge: beside.judgeCountTotal('corners', ([, away]) => away),
  },
  corner_handicap: {
    ...corners,
    outcomes: sideOutcomes,
    line: 'half',
    judge: beside.judgeCountHandicap('corners'),
  },
  most_cards: { ...cards, outcomes: threeWay, line: 'none', judge: beside.judgeMost('cards') },
  total_cards: {
    ...cards,
    ...total,
    judge: beside.judgeCountTotal('cards', ([home, away]) => home + away),
  },
} as const satisfies Readonly<Record<string, Market>>;
