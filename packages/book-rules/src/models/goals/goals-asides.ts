/** Corners, shots and yellow cards: step by step, by chances of their own, whatever the score. */
import type {
  CountedBeside,
  PlayIncident,
  SideStrengths,
  WeightedResult,
} from '@bahati/book-rules/models/model.ts';
import {
  type EventResult,
  resultOf,
  type Score,
  type Side,
  withPoints,
} from '@bahati/book-rules/models/result.ts';
import type { GoalsFacts } from './goals-facts.ts';
import type { GoalsState } from './goals-state.ts';

/** The chance of one of a side in a step. */
function asideChance(
  { asides: chances }: GoalsFacts,
  { home, away }: SideStrengths,
  kind: string,
  side: Side,
): number {
  const both = chances[kind] ?? 0;
  if (kind.startsWith('card')) return both;
  const share = (side === 'home' ? home : away) / (home + away);
  return both * (0.5 + share);
}

/** What happens in a step. */
export function asides(
  facts: GoalsFacts,
  { strengths }: GoalsState,
  draw: () => number,
): PlayIncident[] {
  const found: PlayIncident[] = [];
  for (const kind of Object.keys(facts.asides)) {
    for (const side of ['home', 'away'] as const) {
      if (draw() < asideChance(facts, strengths, kind, side)) found.push({ kind, side });
    }
  }
  return found;
}

/** A count with what happened in a step. */
export const withCounted = (
  before: Score,
  incidents: readonly PlayIncident[],
  kind: string,
): Score =>
  incidents.reduce<Score>(
    (count, of) => (of.kind === kind && of.side ? withPoints(count, of.side) : count),
    before,
  );

const kinds = { corners: 'corner', cards: 'card_yellow' } as const;
const negligible = 1e-10;

/** Every end of a count, exactly: each side has as many more as steps of the rest hit. */
export function besideResults(
  facts: GoalsFacts,
  state: GoalsState,
  counted: CountedBeside,
): readonly WeightedResult[] {
  const steps = stepsLeft(facts, state);
  const [ofHome, ofAway] = (['home', 'away'] as const).map((side) =>
    hitChances(steps, asideChance(facts, state.strengths, kinds[counted], side)),
  );
  const before = state[counted];
  const found: WeightedResult[] = [];
  for (const [home, homeChance] of (ofHome ?? []).entries()) {
    for (const [away, awayChance] of (ofAway ?? []).entries()) {
      const chance = homeChance * awayChance;
      if (chance < negligible) continue;
      found.push({ chance, result: ended(facts, counted, [before[0] + home, before[1] + away]) });
    }
  }
  return found;
}

function ended({ sport, steps }: GoalsFacts, counted: CountedBeside, count: Score): EventResult {
  return resultOf(sport, { decidedParts: steps.length, isOver: true, [counted]: count });
}

function stepsLeft({ steps }: GoalsFacts, { part, step, isOver }: GoalsState): number {
  if (isOver) return 0;
  const later = steps.slice(part + 1).reduce((sum, count) => sum + count, 0);
  return (steps[part] ?? 0) - step + later;
}

/** Chances of 0, 1, 2 … hits in so many steps. */
function hitChances(steps: number, chance: number): number[] {
  const found: number[] = [];
  let term = (1 - chance) ** steps;
  for (let hits = 0; hits <= steps; hits += 1) {
    found.push(term);
    term *= ((steps - hits) / (hits + 1)) * (chance / (1 - chance));
  }
  return found;
}
