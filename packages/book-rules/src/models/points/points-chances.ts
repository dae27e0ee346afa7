/** What a side scores in a step, and in many: exact chances by points. */
import type { PointsFacts } from './points-facts.ts';

/** Nothing is surer than this to be a score. */
const mostScoring = 0.9;

/** The chance that a side scores in a step. `expected`: its points in regular time. */
export function scoringChance({ parts, steps, scores }: PointsFacts, expected: number): number {
  const worth = scores.reduce((sum, { points, share }) => sum + points * share, 0);
  return Math.min(mostScoring, expected / (parts * steps * worth));
}

function stepChances(facts: PointsFacts, expected: number): number[] {
  const scoring = scoringChance(facts, expected);
  const chances = [1 - scoring];
  for (const { points, share } of facts.scores) {
    while (chances.length <= points) chances.push(0);
    chances[points] = scoring * share;
  }
  return chances;
}

function together(a: readonly number[], b: readonly number[]): number[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [points, chance] of a.entries()) {
    for (const [more, share] of b.entries()) {
      sum[points + more] = (sum[points + more] ?? 0) + chance * share;
    }
  }
  return sum;
}

const known = new Map<string, number[]>();
const mostKnown = 2_000;

/** Chances of 0, 1, 2 … points of a side in so many steps. */
export function pointsChances(facts: PointsFacts, expected: number, steps: number): number[] {
  if (steps === 0) return [1];
  const key = `${facts.sport} ${expected} ${steps}`;
  const found = known.get(key);
  if (found) return found;
  const half = pointsChances(facts, expected, steps >> 1);
  const even = together(half, half);
  const chances = steps % 2 === 0 ? even : together(even, stepChances(facts, expected));
  if (known.size >= mostKnown) known.clear();
  known.set(key, chances);
  return chances;
}
