/** Markets of sports of sets and maps. */
import * as parts from '@bahati/book-rules/markets/judges/parts-judges.ts';
import type { Market } from '@bahati/book-rules/markets/market.ts';
import { overUnder, sideOutcomes, yesNo } from '@bahati/book-rules/markets/outcomes.ts';

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

const ofEvent = { group: 'parts', line: 'none', of: 'event', looksAt: 'parts' } as const;
const ofPart = { group: 'parts', line: 'none', of: 'part', looksAt: 'score' } as const;

export const partsMarkets = {
  parts_score: {
    ...ofEvent,
    sports: races,
    bestOf: 3,
    outcomes: parts.partsScores,
    judge: parts.judgePartsScore,
  },
  parts_score_of_five: {
    ...ofEvent,
    sports: races,
    bestOf: 5,
    outcomes: parts.partsScoresOfFive,
    judge: parts.judgePartsScoreOfFive,
  },
  part_handicap: {
    ...ofEvent,
    sports: races,
    line: 'half',
    outcomes: sideOutcomes,
    judge: parts.judgePartHandicap,
  },
  total_parts: {
    ...ofEvent,
    sports: races,
    line: 'half',
    outcomes: overUnder,
    judge: parts.judgeTotalParts,
  },
  home_wins_a_part: {
    ...ofEvent,
    sports: races,
    outcomes: yesNo,
    judge: parts.judgeWinsAPart('home'),
  },
  away_wins_a_part: {
    ...ofEvent,
    sports: races,
    outcomes: yesNo,
    judge: parts.judgeWinsAPart('away'),
  },
  set_score: {
    ...ofPart,
    sports: ['tennis'],
    outcomes: parts.setScores,
    judge: parts.judgeSetScore,
  },
  leg_score: {
    ...ofPart,
    sports: ['darts'],
    outcomes: parts.legScores,
    judge: parts.judgeLegScore,
  },
  extra_points: {
    ...ofPart,
    sports: ['tennis', 'table_tennis', 'cs2', 'valorant'],
    outcomes: yesNo,
    judge: parts.judgeExtraPoints,
  },
} as const satisfies Readonly<Record<string, Market>>;
