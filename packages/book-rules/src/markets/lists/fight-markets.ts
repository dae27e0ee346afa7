/** Markets of boxing and mixed martial arts. */
import * as fights from '@bahati/book-rules/markets/judges/fight-judges.ts';
import type { Market } from '@bahati/book-rules/markets/market.ts';
import { overUnder, threeWay, yesNo } from '@bahati/book-rules/markets/outcomes.ts';

const both = ['boxing', 'mma'] as const;
const ofFight = { group: 'specials', line: 'none', of: 'event', looksAt: 'all' } as const;

export const fightMarkets = {
  fight_result: {
    ...ofFight,
    group: 'main',
    sports: both,
    outcomes: threeWay,
    judge: fights.judgeFightThreeWay,
  },
  boxing_method: {
    ...ofFight,
    sports: ['boxing'],
    outcomes: fights.boxingMethods,
    judge: fights.judgeBoxingMethod,
  },
  mma_method: {
    ...ofFight,
    sports: ['mma'],
    outcomes: fights.mmaMethods,
    judge: fights.judgeMmaMethod,
  },
  goes_the_distance: { ...ofFight, sports: both, outcomes: yesNo, judge: fights.judgeDistance },
  total_rounds: {
    ...ofFight,
    sports: both,
    outcomes: overUnder,
    line: 'half',
    judge: fights.judgeTotalRounds,
  },
  winning_round: {
    ...ofFight,
    sports: both,
    outcomes: fights.winningRounds,
    judge: fights.judgeWinningRound,
  },
} as const satisfies Readonly<Record<string, Market>>;
