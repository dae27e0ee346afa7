/** Judges of boxing and mixed martial arts. */
import type { Asked } from '@bahati/book-rules/markets/market.ts';
import {
  only,
  overUnder,
  splitBy,
  threeWay,
  type Verdict,
  yesIf,
} from '@bahati/book-rules/markets/outcomes.ts';
import type { EventResult } from '@bahati/book-rules/models/result.ts';

type Judge = (result: EventResult, asked: Asked) => Verdict | undefined;

export const judgeFightThreeWay: Judge = (result) =>
  result.isOver ? only(threeWay, result.winner ?? 'draw') : undefined;

const methods = ['knockout', 'submission', 'points'];
const methodsOf = (of: readonly string[]): string[] => [
  ...of.map((method) => `home_${method}`),
  'draw',
  ...of.map((method) => `away_${method}`),
];

export const mmaMethods = methodsOf(methods);
export const boxingMethods = methodsOf(['knockout', 'points']);

const methodJudge =
  (outcomes: readonly string[]): Judge =>
  ({ fight, winner }) =>
    fight ? only(outcomes, winner ? `${winner}_${fight.method}` : 'draw') : undefined;

export const judgeMmaMethod = methodJudge(mmaMethods);
export const judgeBoxingMethod = methodJudge(boxingMethods);

const isStopped = ({ fight }: EventResult): boolean =>
  fight?.method === 'knockout' || fight?.method === 'submission';

export const judgeDistance: Judge = (result) =>
  result.isOver ? yesIf(!isStopped(result)) : undefined;

/** Rounds begun: a fight that is stopped in its third round is over 2.5. */
export const judgeTotalRounds: Judge = (result, { quarters }) => {
  const begun = result.isOver ? result.decidedParts : result.decidedParts + 1;
  const ahead = begun * 4 - quarters;
  return result.isOver || ahead >= 2 ? splitBy(overUnder, ahead) : undefined;
};

const mostRounds = 12;
const roundNumbers = Array.from({ length: mostRounds }, (_, at) => at + 1);

/** Who stops it in which round, or nobody: it goes to the judges. */
export const winningRounds = [
  ...roundNumbers.map((round) => `home_round_${round}`),
  'distance',
  ...roundNumbers.map((round) => `away_round_${round}`),
];

export const judgeWinningRound: Judge = (result) => {
  const { winner, fight } = result;
  if (!fight) return undefined;
  const isDistance = !isStopped(result) || !winner;
  return only(winningRounds, isDistance ? 'distance' : `${winner}_round_${fight.round}`);
};
