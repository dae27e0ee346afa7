/** Judges of who wins: the event with everything that is played on, or a set or map of it. */
import type { Asked } from '@bahati/book-rules/markets/market.ts';
import {
  allBack,
  only,
  sideOutcomes,
  type Verdict,
  yesIf,
} from '@bahati/book-rules/markets/outcomes.ts';
import type { EventResult } from '@bahati/book-rules/models/result.ts';

/** A draw in the end gives every stake back. */
export function judgeWinner(result: EventResult): Verdict | undefined {
  if (!result.isOver) return undefined;
  return result.winner ? only(sideOutcomes, result.winner) : allBack(sideOutcomes);
}

/** Of a set or map. */
export function judgePartWinner(result: EventResult, { part }: Asked): Verdict | undefined {
  const side = result.partWinners[part - 1];
  return side && only(sideOutcomes, side);
}

/** Overtime or a super over was played. */
export const judgeOvertime = ({ isOver, overtime }: EventResult): Verdict | undefined =>
  overtime ? yesIf(true) : isOver ? yesIf(false) : undefined;
