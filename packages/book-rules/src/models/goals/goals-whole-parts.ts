/** Chances of whole parts, which depend on strengths alone: one object for the life of an event. */
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import type { GoalsFacts } from './goals-facts.ts';
import { menApart, type PartChances, partChances, partChancesLength } from './goals-kernel.ts';
import { clamped, type Men } from './goals-rates.ts';

/** A lead of more at a break changes next to nothing that is left to play. */
const mostMargin = 5;

const known = new WeakMap<SideStrengths, Map<string, PartChances>>();

type WholePart = {
  readonly part: number;
  readonly margin: number;
  readonly men: Men;
  /** Who scores next is known already: all stands under the first scorer 0. */
  readonly isFirstKnown: boolean;
};

export function wholePart(
  facts: GoalsFacts,
  strengths: SideStrengths,
  { part, margin: lead, men, isFirstKnown }: WholePart,
): PartChances {
  let ofStrengths = known.get(strengths);
  if (!ofStrengths) known.set(strengths, (ofStrengths = new Map()));
  const margin = clamped(lead, mostMargin);
  const key = `${facts.sport} ${part} ${margin} ${men} ${isFirstKnown}`;
  const found = ofStrengths.get(key);
  if (found) return found;
  const made = isFirstKnown
    ? withoutFirst(wholePart(facts, strengths, { part, margin, men, isFirstKnown: false }))
    : partChances(facts, strengths, { part, margin, men, step: 0 });
  ofStrengths.set(key, made);
  return made;
}

function withoutFirst(chances: PartChances): PartChances {
  const sum = new Float64Array(partChancesLength);
  const cells = menApart / 3;
  for (let at = 0; at < partChancesLength; at += 1) {
    const to = Math.floor(at / menApart) * menApart + (at % cells);
    sum[to] = (sum[to] ?? 0) + (chances[at] ?? 0);
  }
  return sum;
}
