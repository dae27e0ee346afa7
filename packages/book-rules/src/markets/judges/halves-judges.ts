/** Judges of markets on both halves of an event, and on who scores next. */
import type { Asked } from '@bahati/book-rules/markets/market.ts';
import { only, threeWay, type Verdict, yesIf } from '@bahati/book-rules/markets/outcomes.ts';
import { counted, isRegularOver } from '@bahati/book-rules/markets/scores.ts';
import {
  type EventResult,
  leader,
  type Score,
  type Side,
} from '@bahati/book-rules/models/result.ts';

type Judge = (result: EventResult, asked: Asked) => Verdict | undefined;

export const halfTimeFullTimes = threeWay.flatMap((half) =>
  threeWay.map((full) => `${half}_${full}`),
);

export const judgeHalfTimeFullTime: Judge = (result) => {
  if (!isRegularOver(result)) return undefined;
  const half = leader(counted(result, 1).score) ?? 'draw';
  return only(halfTimeFullTimes, `${half}_${leader(counted(result, 0).score) ?? 'draw'}`);
};

export const highestHalves = ['first', 'second', 'equal'] as const;

export const judgeHighestHalf: Judge = (result) => {
  const [first, second] = [counted(result, 1), counted(result, 2)];
  const more = sum(second.score) - sum(first.score);
  if (first.isFinal && more > 0) return only(highestHalves, 'second');
  if (!second.isFinal) return undefined;
  return only(highestHalves, more === 0 ? 'equal' : more > 0 ? 'second' : 'first');
};

const sum = ([home, away]: Score): number => home + away;

/** Both halves are so; no as soon as one over was not. */
const bothHalves =
  (is: (score: Score) => boolean): Judge =>
  (result) => {
    const halves = [counted(result, 1), counted(result, 2)];
    if (halves.some(({ score, isFinal }) => isFinal && !is(score))) return yesIf(false);
    return halves.every(({ isFinal }) => isFinal) ? yesIf(true) : undefined;
  };

/** One half at least is so. */
const eitherHalf =
  (is: (score: Score) => boolean): Judge =>
  (result) => {
    const halves = [counted(result, 1), counted(result, 2)];
    if (halves.some(({ score, isFinal }) => isFinal && is(score))) return yesIf(true);
    return halves.every(({ isFinal }) => isFinal) ? yesIf(false) : undefined;
  };

const goalsOf = (side: Side, [home, away]: Score): number => (side === 'home' ? home : away);

export const judgeWinsBothHalves = (side: Side): Judge => bothHalves((s) => leader(s) === side);
export const judgeWinsEitherHalf = (side: Side): Judge => eitherHalf((s) => leader(s) === side);
export const judgeScoresInBothHalves = (side: Side): Judge =>
  bothHalves((s) => goalsOf(side, s) > 0);
export const judgeBothHalvesOver = bothHalves((score) => sum(score) > 1);
export const judgeBothHalvesUnder = bothHalves((score) => sum(score) < 2);

export const nextGoals = ['home', 'none', 'away'] as const;

/** The line is the number of the goal, from 1; `none`: so many do not fall in regular time. */
export const judgeNextGoal: Judge = (result, { quarters }) => {
  const side = result.scorers[quarters / 4 - 1];
  if (side) return only(nextGoals, side);
  return isRegularOver(result) ? only(nextGoals, 'none') : undefined;
};
