/** Judges of sets and maps: how many of them, who wins how many, and how one set ends. */
import type { Asked } from '@bahati/book-rules/markets/market.ts';
import {
  only,
  overUnder,
  sideOutcomes,
  splitBy,
  type Verdict,
  yesIf,
} from '@bahati/book-rules/markets/outcomes.ts';
import { type EventResult, partsWon, type Side } from '@bahati/book-rules/models/result.ts';

type Judge = (result: EventResult, asked: Asked) => Verdict | undefined;

/** In sets or maps; the line is home's. */
export const judgePartHandicap: Judge = (result, { quarters }) => {
  if (!result.isOver) return undefined;
  const [home, away] = partsWon(result);
  return splitBy(sideOutcomes, (home - away) * 4 + quarters);
};

export const judgeTotalParts: Judge = (result, { quarters }) => {
  const ahead = result.decidedParts * 4 - quarters;
  return result.isOver || ahead >= 2 ? splitBy(overUnder, ahead) : undefined;
};

/** Of events of three sets or maps, and of five. */
export const partsScores = ['2:0', '2:1', '1:2', '0:2'] as const;
export const partsScoresOfFive = ['3:0', '3:1', '3:2', '2:3', '1:3', '0:3'] as const;

const partsScoreJudge =
  (outcomes: readonly string[]): Judge =>
  (result) =>
    result.isOver ? only(outcomes, partsWon(result).join(':')) : undefined;

export const judgePartsScore = partsScoreJudge(partsScores);
export const judgePartsScoreOfFive = partsScoreJudge(partsScoresOfFive);

export const judgeWinsAPart =
  (side: Side): Judge =>
  (result) => {
    if (result.partWinners.includes(side)) return yesIf(true);
    return result.isOver ? yesIf(false) : undefined;
  };

const setsOfSix = ['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6'];
const reversed = (score: string): string => score.split(':').toReversed().join(':');
export const setScores = [...setsOfSix, ...setsOfSix.toReversed().map(reversed)];

export const judgeSetScore: Judge = (result, { part }) =>
  part <= result.decidedParts
    ? only(setScores, (result.parts[part - 1] ?? [0, 0]).join(':'))
    : undefined;

const legsOfThree = ['3:0', '3:1', '3:2'];
export const legScores = [...legsOfThree, ...legsOfThree.toReversed().map(reversed)];

export const judgeLegScore: Judge = (result, { part }) =>
  part <= result.decidedParts
    ? only(legScores, (result.parts[part - 1] ?? [0, 0]).join(':'))
    : undefined;

/** More points than it takes: a tie-break in tennis, extra points or overtime elsewhere. */
const isLong = (score: readonly [number, number] | undefined, least: number): boolean =>
  score !== undefined && Math.min(...score) >= least;

const leastOfBoth: Readonly<Record<string, number>> = {
  tennis: 6,
  table_tennis: 10,
  cs2: 12,
  valorant: 12,
};

/** Both sides came so far: known before the part is over. */
export const judgeExtraPoints: Judge = (result, { part }) => {
  if (isLong(result.parts[part - 1], leastOfBoth[result.sport] ?? 0)) return yesIf(true);
  return part <= result.decidedParts ? yesIf(false) : undefined;
};
