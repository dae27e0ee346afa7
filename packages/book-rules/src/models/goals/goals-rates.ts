/** How likely each side scores in a step, by how the event stands. */
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import type { GoalsFacts } from './goals-facts.ts';

/** Home's men more than away's: -1, 0, 1. */
export type Men = -1 | 0 | 1;

export const clamped = (value: number, bound: number): number =>
  Math.max(-bound, Math.min(bound, value));

/** No step is surer to bring a goal than this. */
const mostRate = 0.45;

/** The chance of a goal of each side in one step. `margin`: home's goals more than away's. */
export function goalRates(
  facts: GoalsFacts,
  { home, away }: SideStrengths,
  { part, margin, men }: { part: number; margin: number; men: Men },
): readonly [number, number] {
  const perStep = (facts.shares[part] ?? 0) / (facts.steps[part] ?? 1);
  const rate = (goals: number, behind: number, up: number): number => {
    const chase = facts.chase[clamped(behind, 2) + 2] ?? 1;
    const byMen = up > 0 ? facts.manUp : up < 0 ? facts.manDown : 1;
    return Math.min(mostRate, goals * perStep * chase * byMen);
  };
  return [rate(home, -margin, men), rate(away, margin, -men)];
}
