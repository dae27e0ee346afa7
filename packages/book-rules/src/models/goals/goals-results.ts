/** The exact distribution of results of a sport of few goals, from any state of play. */
import type { WeightedResult } from '@bahati/book-rules/models/model.ts';
import { normalised } from '@bahati/book-rules/models/normalised.ts';
import {
  leader,
  regularScore,
  resultOf,
  type Score,
  withPoints,
} from '@bahati/book-rules/models/result.ts';
import { thinner } from '@bahati/book-rules/models/thinned.ts';
import type { GoalsFacts } from './goals-facts.ts';
import {
  cellAt,
  firstScorers,
  goalsCounted,
  type PartChances,
  partChances,
  partChancesLength,
} from './goals-kernel.ts';
import { clamped, type Men } from './goals-rates.ts';
import { type GoalsState, resultSoFar } from './goals-state.ts';

/** A lead of more at a break changes nothing that is left to play. */
const mostMargin = 6;

/** Whole parts depend on strengths alone, which are one object for the life of an event. */
const wholeParts = new WeakMap<object, Map<string, PartChances>>();

function wholePart(
  facts: GoalsFacts,
  { strengths }: GoalsState,
  from: { part: number; margin: number; men: Men },
): PartChances {
  const known = wholeParts.get(strengths) ?? new Map<string, PartChances>();
  wholeParts.set(strengths, known);
  const margin = clamped(from.margin, mostMargin);
  const key = `${facts.sport} ${from.part} ${margin} ${from.men}`;
  const found = known.get(key) ?? partChances(facts, strengths, { ...from, margin, step: 0 });
  known.set(key, found);
  return found;
}

type Walk = {
  readonly facts: GoalsFacts;
  readonly state: GoalsState;
  readonly found: WeightedResult[];
  readonly thin: (chance: number) => number;
};

/** How far an enumeration has come: parts that are over, chances by men, who scores next. */
type Branch = {
  readonly part: number;
  readonly parts: readonly Score[];
  readonly margin: number;
  readonly byMen: readonly number[];
  readonly first: number;
};

export function goalsResults(facts: GoalsFacts, state: GoalsState): readonly WeightedResult[] {
  if (state.isOver) return [{ chance: 1, result: resultSoFar(facts, state) }];
  const walk: Walk = { facts, state, found: [], thin: thinner(facts.leastChance) };
  const before = state.parts.slice(0, -1);
  const base = state.parts.at(-1) ?? [0, 0];
  const margin = regularMargin(state.parts);
  const { part, step, men } = state;
  const chances = partChances(facts, state.strengths, { part, step, margin, men });
  const start = { part, parts: before, margin, byMen: [], first: 0 };
  spread(walk, start, { chances, base });
  return normalised(walk.found);
}

const regularMargin = (parts: readonly Score[]): number =>
  parts.reduce((margin, [home, away]) => margin + home - away, 0);

/** Ends the branch's part in every way it can end, and goes on from each. */
function spread(
  walk: Walk,
  branch: Branch,
  { chances, base }: { chances: PartChances; base: Score },
): void {
  const { facts, state } = walk;
  const isLast = branch.part + 1 === facts.steps.length;
  for (let home = 0; home < goalsCounted; home += 1) {
    for (let away = 0; away < goalsCounted; away += 1) {
      for (let first = 0; first < firstScorers; first += 1) {
        const ofMen = [-1, 0, 1].map((men) => chances[cellAt(men, first, home, away)] ?? 0);
        const sum = (ofMen[0] ?? 0) + (ofMen[1] ?? 0) + (ofMen[2] ?? 0);
        const chance = sum === 0 ? 0 : walk.thin(sum);
        if (chance === 0) continue;
        const byMen = ofMen.map((of) => (of * chance) / sum);
        const next: Branch = {
          part: branch.part + 1,
          parts: [...branch.parts, [base[0] + home, base[1] + away]],
          margin: branch.margin + home - away,
          byMen,
          first: branch.first || first,
        };
        if (isLast) finish(walk, next, chance);
        else spread(walk, next, { chances: mixed(facts, state, next), base: [0, 0] });
      }
    }
  }
}

/** The next part's chances, over how many men there may be. Known first scorers are not told apart. */
function mixed(facts: GoalsFacts, state: GoalsState, branch: Branch): PartChances {
  const sum = new Float64Array(partChancesLength);
  for (const men of [-1, 0, 1] as const) {
    const weight = branch.byMen[men + 1] ?? 0;
    if (weight === 0) continue;
    const { part, margin } = branch;
    const whole = wholePart(facts, state, { part, margin, men });
    for (let at = 0; at < partChancesLength; at += 1) {
      sum[at] = (sum[at] ?? 0) + weight * (whole[at] ?? 0);
    }
  }
  return branch.first ? withoutFirst(sum) : sum;
}

function withoutFirst(chances: PartChances): PartChances {
  const size = goalsCounted * goalsCounted;
  const sum = new Float64Array(partChancesLength);
  for (let at = 0; at < partChancesLength; at += 1) {
    const men = Math.floor(at / (firstScorers * size));
    const to = men * firstScorers * size + (at % size);
    sum[to] = (sum[to] ?? 0) + (chances[at] ?? 0);
  }
  return sum;
}

function finish({ facts, state, found }: Walk, { parts, first }: Branch, chance: number): void {
  const result = resultOf(facts.sport, {
    parts,
    decidedParts: parts.length,
    isOver: true,
    scorers: first ? [...state.scorers, first === 1 ? 'home' : 'away'] : state.scorers,
  });
  const winner = leader(regularScore(result));
  if (winner || !facts.hasOvertime) {
    found.push({ chance, result: { ...result, winner } });
    return;
  }
  const { home, away } = state.strengths;
  const homeShare = home / (home + away);
  for (const side of ['home', 'away'] as const) {
    const share = side === 'home' ? homeShare : 1 - homeShare;
    const overtime = withPoints([0, 0], side);
    found.push({ chance: chance * share, result: { ...result, winner: side, overtime } });
  }
}
