/** How an event of few goals stands. */
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import {
  type EventResult,
  fullScore,
  leader,
  resultOf,
  type Score,
  type Side,
} from '@bahati/book-rules/models/result.ts';
import type { GoalsFacts } from './goals-facts.ts';
import type { Men } from './goals-rates.ts';

export type GoalsState = {
  readonly kind: 'goals';
  readonly strengths: SideStrengths;
  /** The running part, from 0. */
  readonly part: number;
  /** Steps of it that are over. */
  readonly step: number;
  readonly men: Men;
  readonly parts: readonly Score[];
  readonly scorers: readonly Side[];
  readonly corners: Score;
  /** Yellow ones. */
  readonly cards: Score;
  readonly overtime: Score | null;
  readonly isOver: boolean;
};

/** After its last step a part is over, though the next has not begun. */
export const isPartOver = (facts: GoalsFacts, { part, step }: GoalsState): boolean =>
  step >= (facts.steps[part] ?? 0);

export function resultSoFar(facts: GoalsFacts, state: GoalsState): EventResult {
  const result = resultOf(facts.sport, {
    parts: state.parts,
    decidedParts: state.part + (isPartOver(facts, state) ? 1 : 0),
    isOver: state.isOver,
    scorers: state.scorers,
    overtime: state.overtime,
    corners: state.corners,
    cards: state.cards,
  });
  return state.isOver ? { ...result, winner: leader(fullScore(result)) } : result;
}
