/** Markets on the score of an event or of a part. */
import * as score from '@bahati/book-rules/markets/judges/score-judges.ts';
import * as winner from '@bahati/book-rules/markets/judges/winner-judges.ts';
import type { Market } from '@bahati/book-rules/markets/market.ts';
import { oddEven, overUnder, sideOutcomes, threeWay } from '@bahati/book-rules/markets/outcomes.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';

const lowScoring = ['football', 'efootball', 'ice_hockey'] as const;
const drawn = [...lowScoring, 'handball', 'rugby'] as const;
const scored = [...drawn, 'basketball'] as const;
const races = [
  'tennis',
  'table_tennis',
  'volleyball',
  'darts',
  'cs2',
  'valorant',
  'dota2',
  'lol',
] as const;
const counting: readonly Sport[] = [...scored, ...races, 'cricket'];

export const scoreMarkets = {
  '1x2': {
    group: 'main',
    sports: scored,
    outcomes: threeWay,
    line: 'none',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeThreeWay,
  },
  winner: {
    group: 'main',
    sports: ['basketball', 'ice_hockey', 'cricket', 'boxing', 'mma', ...races],
    outcomes: sideOutcomes,
    line: 'none',
    of: 'event',
    looksAt: 'score',
    judge: winner.judgeWinner,
  },
  part_winner: {
    group: 'parts',
    sports: races,
    outcomes: sideOutcomes,
    line: 'none',
    of: 'part',
    looksAt: 'score',
    judge: winner.judgePartWinner,
  },
  double_chance: {
    group: 'main',
    sports: drawn,
    outcomes: score.doubleChances,
    line: 'none',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeDoubleChance,
  },
  draw_no_bet: {
    group: 'main',
    sports: scored,
    outcomes: sideOutcomes,
    line: 'none',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeDrawNoBet,
  },
  asian_handicap: {
    group: 'handicap',
    sports: lowScoring,
    outcomes: sideOutcomes,
    line: 'quarter',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeHandicap,
  },
  handicap: {
    group: 'handicap',
    sports: ['handball', 'rugby', 'basketball', ...races],
    outcomes: sideOutcomes,
    line: 'half',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeHandicap,
  },
  handicap_3way: {
    group: 'handicap',
    sports: drawn,
    outcomes: threeWay,
    line: 'whole',
    of: 'event',
    looksAt: 'score',
    judge: score.judgeThreeWayHandicap,
  },
  total: {
    group: 'goals',
    sports: counting,
    outcomes: overUnder,
    line: 'quarter',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeTotal,
  },
  home_total: {
    group: 'teams',
    sports: counting,
    outcomes: overUnder,
    line: 'half',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeHomeTotal,
  },
  away_total: {
    group: 'teams',
    sports: counting,
    outcomes: overUnder,
    line: 'half',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeAwayTotal,
  },
  odd_even: {
    group: 'specials',
    sports: counting,
    outcomes: oddEven,
    line: 'none',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeOddEven,
  },
  margin_band: {
    group: 'score',
    sports: ['basketball', 'rugby', 'handball'],
    outcomes: score.pointMargins.outcomes,
    line: 'none',
    of: 'event',
    looksAt: 'score',
    judge: score.pointMargins.judge,
  },
} as const satisfies Readonly<Record<string, Market>>;
