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
  menApart,
  type PartChances,
  partChances,
} from './goals-kernel.ts';
import type { Men } from './goals-rates.ts';
import { type GoalsState, resultSoFar } from './goals-state.ts';
import { wholePart } from './goals-whole-parts.ts';

type Walk = {
  readonly facts: GoalsFacts;
  readonly state: GoalsState;
  readonly found: WeightedResult[];
  readonly thin: (chance: number) => number;
};

/** How far an enumeration has come: parts that are over, and who scores next. */
type Branch = {
  readonly part: number;
  readonly parts: readonly Score[];
  readonly margin: number;
  /** 0: not known yet. */
  readonly first: number;
};

/** Ways a part goes on from, by men, each with the chance to be in it. */
type Source = { readonly chances: PartChances; readonly weight: number };

export function goalsResults(facts: GoalsFacts, state: GoalsState): readonly WeightedResult[] {
  if (state.isOver) return [{ chance: 1, result: resultSoFar(facts, state) }];
  const walk: Walk = { facts, state, found: [], thin: thinner(facts.leastChance) };
  const before = state.parts.slice(0, -1);
  const base = state.parts.at(-1) ?? [0, 0];
  const margin = regularMargin(state.parts);
  const { part, step, men } = state;
  const chances = partChances(facts, state.strengths, { part, step, margin, men });
  spread(walk, { part, parts: before, margin, first: 0 }, base, [{ chances, weight: 1 }]);
  return normalised(walk.found);
}

const regularMargin = (parts: readonly Score[]): number =>
  parts.reduce((margin, [home, away]) => margin + home - away, 0);

/** Ends the branch's part in every way it can end, and goes on from each. */
function spread(walk: Walk, branch: Branch, base: Score, sources: readonly Source[]): void {
  const isLast = branch.part + 1 === walk.facts.steps.length;
  const firsts = branch.first ? 1 : firstScorers;
  for (let home = 0; home < goalsCounted; home += 1) {
    for (let away = 0; away < goalsCounted; away += 1) {
      for (let first = 0; first < firsts; first += 1) {
        const byMen = menAt(sources, cellAt(0, first, home, away));
        const sum = byMen[0] + byMen[1] + byMen[2];
        const chance = sum === 0 ? 0 : walk.thin(sum);
        if (chance === 0) continue;
        const next: Branch = {
          part: branch.part + 1,
          parts: [...branch.parts, [base[0] + home, base[1] + away]],
          margin: branch.margin + home - away,
          first: branch.first || first,
        };
        if (isLast) finish(walk, next, chance);
        else spread(walk, next, [0, 0], sourcesOf(walk, next, byMen, chance / sum));
      }
    }
  }
}

/** Chances of a cell by men, over all sources; `at` is where it is of eleven against eleven. */
function menAt(sources: readonly Source[], at: number): [number, number, number] {
  const found: [number, number, number] = [0, 0, 0];
  for (const { chances, weight } of sources) {
    found[0] += weight * (chances[at - menApart] ?? 0);
    found[1] += weight * (chances[at] ?? 0);
    found[2] += weight * (chances[at + menApart] ?? 0);
  }
  return found;
}

function sourcesOf(
  { facts, state }: Walk,
  { part, margin, first }: Branch,
  byMen: readonly [number, number, number],
  scale: number,
): Source[] {
  return byMen.flatMap((of, at): Source[] => {
    const weight = of * scale;
    if (weight === 0) return [];
    const men = (at - 1) as Men;
    const from = { part, margin, men, isFirstKnown: first > 0 };
    return [{ chances: wholePart(facts, state.strengths, from), weight }];
  });
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
