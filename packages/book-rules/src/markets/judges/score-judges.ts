/** Judges of markets on one score: of the whole event or of a part. */
import { type EventResult, leader, type Score } from '@bahati/book-rules/models/result.ts';
import type { Asked } from '@bahati/book-rules/markets/market.ts';
import {
  allBack,
  oddEven,
  only,
  overUnder,
  several,
  sideOutcomes,
  splitBy,
  threeWay,
  type Verdict,
  yesIf,
} from '@bahati/book-rules/markets/outcomes.ts';
import { counted } from '@bahati/book-rules/markets/scores.ts';

type Judge = (result: EventResult, asked: Asked) => Verdict | undefined;

/** Once the score is final. */
const whenFinal =
  (judge: (score: Score, asked: Asked) => Verdict): Judge =>
  (result, asked) => {
    const { score, isFinal } = counted(result, asked.part);
    return isFinal ? judge(score, asked) : undefined;
  };

export const judgeThreeWay = whenFinal((score) => only(threeWay, leader(score) ?? 'draw'));

export const doubleChances = ['home_draw', 'home_away', 'draw_away'] as const;

const doubleChancesWon = {
  home: ['home_draw', 'home_away'],
  draw: ['home_draw', 'draw_away'],
  away: ['home_away', 'draw_away'],
} as const;

export const judgeDoubleChance = whenFinal((score) =>
  several(doubleChances, doubleChancesWon[leader(score) ?? 'draw']),
);

/** The stake back in a draw. */
export const judgeDrawNoBet = whenFinal((score) => {
  const side = leader(score);
  return side ? only(sideOutcomes, side) : allBack(sideOutcomes);
});

/** The line is home's: away has it with the other sign. */
export const judgeHandicap = whenFinal(([home, away], { quarters }) =>
  splitBy(sideOutcomes, (home - away) * 4 + quarters),
);

export const judgeThreeWayHandicap = whenFinal(([home, away], { quarters }) => {
  const margin = (home - away) * 4 + quarters;
  return only(threeWay, margin === 0 ? 'draw' : margin > 0 ? 'home' : 'away');
});

/** A total can only grow: over is won as soon as it is passed in full. */
const totalOf =
  (count: (score: Score) => number): Judge =>
  (result, { part, quarters }) => {
    const { score, isFinal } = counted(result, part);
    const ahead = count(score) * 4 - quarters;
    return isFinal || ahead >= 2 ? splitBy(overUnder, ahead) : undefined;
  };

export const judgeTotal = totalOf(([home, away]) => home + away);
export const judgeHomeTotal = totalOf(([home]) => home);
export const judgeAwayTotal = totalOf(([, away]) => away);

export const judgeOddEven = whenFinal(([home, away]) =>
  only(oddEven, (home + away) % 2 === 0 ? 'even' : 'odd'),
);

/** Yes as soon as it has happened, no at the end. */
const yesOnce =
  (has: (score: Score) => boolean): Judge =>
  (result, { part }) => {
    const { score, isFinal } = counted(result, part);
    return has(score) ? yesIf(true) : isFinal ? yesIf(false) : undefined;
  };

/** No as soon as it cannot be any more, else what it is at the end. */
const yesWhile =
  (can: (score: Score) => boolean, is: (score: Score) => boolean = can): Judge =>
  (result, { part }) => {
    const { score, isFinal } = counted(result, part);
    if (!can(score)) return yesIf(false);
    return isFinal ? yesIf(is(score)) : undefined;
  };

export const judgeBothScore = yesOnce(([home, away]) => home > 0 && away > 0);
export const judgeHomeCleanSheet = yesWhile(([, away]) => away === 0);
export const judgeAwayCleanSheet = yesWhile(([home]) => home === 0);
export const judgeHomeWinToNil = yesWhile(
  ([, away]) => away === 0,
  ([home]) => home > 0,
);
export const judgeAwayWinToNil = yesWhile(
  ([home]) => home === 0,
  ([, away]) => away > 0,
);

const scoresUpTo = (most: number): string[] => {
  const counts = Array.from({ length: most + 1 }, (_, goals) => goals);
  const others = ['other_home', 'other_draw', 'other_away'];
  return [...counts.flatMap((home) => counts.map((away) => `${home}:${away}`)), ...others];
};

const correctScoreJudge = (outcomes: readonly string[], most: number): Judge =>
  whenFinal((score) =>
    only(
      outcomes,
      score[0] > most || score[1] > most
        ? `other_${leader(score) ?? 'draw'}`
        : `${score[0]}:${score[1]}`,
    ),
  );

export const correctScores = scoresUpTo(4);
export const judgeCorrectScore = correctScoreJudge(correctScores, 4);
export const partScores = scoresUpTo(2);
export const judgePartScore = correctScoreJudge(partScores, 2);

/** `most` and more are one outcome, which is known as soon as it is reached. */
const exactly =
  (outcomes: readonly string[], count: (score: Score) => number): Judge =>
  (result, { part }) => {
    const { score, isFinal } = counted(result, part);
    const most = outcomes.length - 1;
    const goals = count(score);
    if (goals >= most) return only(outcomes, `${most}+`);
    return isFinal ? only(outcomes, `${goals}`) : undefined;
  };

export const exactGoals = ['0', '1', '2', '3', '4', '5', '6+'] as const;
export const judgeExactGoals = exactly(exactGoals, ([home, away]) => home + away);
export const teamGoals = ['0', '1', '2', '3+'] as const;
export const judgeHomeGoals = exactly(teamGoals, ([home]) => home);
export const judgeAwayGoals = exactly(teamGoals, ([, away]) => away);

/** Bands of a winning margin, each by the largest margin in it; the last has no end. */
const marginBands = (ends: readonly number[]): { outcomes: string[]; judge: Judge } => {
  const name = (margin: number): string => {
    const at = ends.findIndex((end) => margin <= end);
    const from = (at === -1 ? (ends.at(-1) ?? 0) : (ends[at - 1] ?? 0)) + 1;
    if (at === -1) return `${from}+`;
    return from === ends[at] ? `${from}` : `${from}-${ends[at]}`;
  };
  const bands = [...ends.map(name), name((ends.at(-1) ?? 0) + 1)];
  const of = (side: string): string[] => bands.map((band) => `${side}_${band}`);
  const outcomes = [...of('home'), 'draw', ...of('away')];
  const judge = whenFinal((score) => {
    const side = leader(score);
    return only(outcomes, side ? `${side}_${name(Math.abs(score[0] - score[1]))}` : 'draw');
  });
  return { outcomes, judge };
};

export const goalMargins = marginBands([1, 2]);
export const pointMargins = marginBands([5, 10, 15, 20]);

/** The three ways and over or under, as one. */
export const resultAndTotals = threeWay.flatMap((side) => [`${side}_over`, `${side}_under`]);

export const judgeResultAndTotal = whenFinal((score, { quarters }) => {
  const isOver = (score[0] + score[1]) * 4 > quarters;
  return only(resultAndTotals, `${leader(score) ?? 'draw'}_${isOver ? 'over' : 'under'}`);
});

export const resultAndBoths = threeWay.flatMap((side) => [`${side}_yes`, `${side}_no`]);

export const judgeResultAndBoth = whenFinal((score) => {
  const both = score[0] > 0 && score[1] > 0;
  return only(resultAndBoths, `${leader(score) ?? 'draw'}_${both ? 'yes' : 'no'}`);
});

export const bothAndTotals = ['yes_over', 'yes_under', 'no_over', 'no_under'] as const;

export const judgeBothAndTotal = whenFinal((score, { quarters }) => {
  const both = score[0] > 0 && score[1] > 0 ? 'yes' : 'no';
  const isOver = (score[0] + score[1]) * 4 > quarters;
  return only(bothAndTotals, `${both}_${isOver ? 'over' : 'under'}`);
});
