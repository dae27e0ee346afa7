/** Judges of what is counted beside the score, in regular time: corners and yellow cards. */
import type { Asked } from '@bahati/book-rules/markets/market.ts';
import {
  only,
  overUnder,
  sideOutcomes,
  splitBy,
  threeWay,
  type Verdict,
} from '@bahati/book-rules/markets/outcomes.ts';
import { isRegularOver } from '@bahati/book-rules/markets/scores.ts';
import type { CountedBeside } from '@bahati/book-rules/models/model.ts';
import { type EventResult, leader, type Score } from '@bahati/book-rules/models/result.ts';

type Judge = (result: EventResult, asked: Asked) => Verdict | undefined;

export const judgeMost =
  (counted: CountedBeside): Judge =>
  (result) => {
    const count = result[counted];
    if (!count || !isRegularOver(result)) return undefined;
    return only(threeWay, leader(count) ?? 'draw');
  };

export const judgeCountHandicap =
  (counted: CountedBeside): Judge =>
  (result, { quarters }) => {
    const count = result[counted];
    if (!count || !isRegularOver(result)) return undefined;
    return splitBy(sideOutcomes, (count[0] - count[1]) * 4 + quarters);
  };

/** Over is won as soon as it is passed. */
export const judgeCountTotal =
  (counted: CountedBeside, of: (count: Score) => number): Judge =>
  (result, { quarters }) => {
    const count = result[counted];
    if (!count) return undefined;
    const ahead = of(count) * 4 - quarters;
    return ahead >= 2 || isRegularOver(result) ? splitBy(overUnder, ahead) : undefined;
  };
