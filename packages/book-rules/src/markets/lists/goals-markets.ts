/** Markets of sports of few goals. */
import * as halves from '@bahati/book-rules/markets/judges/halves-judges.ts';
import * as score from '@bahati/book-rules/markets/judges/score-judges.ts';
import type { Market } from '@bahati/book-rules/markets/market.ts';
import { yesNo } from '@bahati/book-rules/markets/outcomes.ts';

const lowScoring = ['football', 'efootball', 'ice_hockey'] as const;
const football = ['football', 'efootball'] as const;

/** Of the whole event, without a line, on its score alone. */
const plain = { line: 'none', of: 'event', looksAt: 'score' } as const;
const ofHalves = {
  group: 'halves',
  sports: football,
  outcomes: yesNo,
  line: 'none',
  of: 'event',
  looksAt: 'all',
} as const;
const ofTeam = { group: 'teams', sports: lowScoring, outcomes: yesNo, ...plain } as const;

export const goalsMarkets = {
  btts: {
    group: 'goals',
    sports: lowScoring,
    outcomes: yesNo,
    line: 'none',
    of: 'both',
    looksAt: 'score',
    judge: score.judgeBothScore,
  },
  correct_score: {
    ...plain,
    group: 'score',
    sports: lowScoring,
    outcomes: score.correctScores,
    judge: score.judgeCorrectScore,
  },
  part_score: {
    group: 'score',
    sports: lowScoring,
    outcomes: score.partScores,
    line: 'none',
    of: 'part',
    looksAt: 'score',
    judge: score.judgePartScore,
  },
  exact_goals: {
    ...plain,
    group: 'goals',
    sports: lowScoring,
    outcomes: score.exactGoals,
    looksAt: 'sum',
    judge: score.judgeExactGoals,
  },
  home_goals: {
    ...ofTeam,
    outcomes: score.teamGoals,
    looksAt: 'home',
    judge: score.judgeHomeGoals,
  },
  away_goals: {
    ...ofTeam,
    outcomes: score.teamGoals,
    looksAt: 'away',
    judge: score.judgeAwayGoals,
  },
  winning_margin: {
    ...plain,
    group: 'score',
    sports: lowScoring,
    outcomes: score.goalMargins.outcomes,
    looksAt: 'margin',
    judge: score.goalMargins.judge,
  },
  home_clean_sheet: { ...ofTeam, looksAt: 'away', judge: score.judgeHomeCleanSheet },
  away_clean_sheet: { ...ofTeam, looksAt: 'home', judge: score.judgeAwayCleanSheet },
  home_win_to_nil: { ...ofTeam, judge: score.judgeHomeWinToNil },
  away_win_to_nil: { ...ofTeam, judge: score.judgeAwayWinToNil },
  result_and_total: {
    group: 'specials',
    sports: football,
    outcomes: score.resultAndTotals,
    line: 'half',
    of: 'event',
    looksAt: 'score',
    judge: score.judgeResultAndTotal,
  },
  result_and_btts: {
    ...plain,
    group: 'specials',
    sports: football,
    outcomes: score.resultAndBoths,
    judge: score.judgeResultAndBoth,
  },
  btts_and_total: {
    group: 'specials',
    sports: football,
    outcomes: score.bothAndTotals,
    line: 'half',
    of: 'event',
    looksAt: 'score',
    judge: score.judgeBothAndTotal,
  },
  ht_ft: {
    ...ofHalves,
    outcomes: halves.halfTimeFullTimes,
    judge: halves.judgeHalfTimeFullTime,
  },
  highest_half: {
    ...ofHalves,
    outcomes: halves.highestHalves,
    judge: halves.judgeHighestHalf,
  },
  home_both_halves: { ...ofHalves, judge: halves.judgeWinsBothHalves('home') },
  away_both_halves: { ...ofHalves, judge: halves.judgeWinsBothHalves('away') },
  home_either_half: { ...ofHalves, judge: halves.judgeWinsEitherHalf('home') },
  away_either_half: { ...ofHalves, judge: halves.judgeWinsEitherHalf('away') },
  home_scores_both_halves: { ...ofHalves, judge: halves.judgeScoresInBothHalves('home') },
  away_scores_both_halves: { ...ofHalves, judge: halves.judgeScoresInBothHalves('away') },
  both_halves_over: { ...ofHalves, judge: halves.judgeBothHalvesOver },
  both_halves_under: { ...ofHalves, judge: halves.judgeBothHalvesUnder },
  next_goal: {
    group: 'goals',
    sports: lowScoring,
    outcomes: halves.nextGoals,
    line: 'goal',
    of: 'event',
    looksAt: 'all',
    judge: halves.judgeNextGoal,
  },
} as const satisfies Readonly<Record<string, Market>>;
