/** The model of sports of many points: each side scores or does not, step by step. */
import { evenPoint, placeOf, runningSums } from '@bahati/book-rules/models/fixed-draws.ts';
import {
  type PlayIncident,
  type Scoreboard,
  type SideStrengths,
  sidesOf,
  type SportModel,
  type Step,
  type Strengths,
  type WeightedResult,
} from '@bahati/book-rules/models/model.ts';
import {
  type EventResult,
  fullScore,
  leader,
  regularScore,
  resultOf,
  type Score,
  withPoints,
} from '@bahati/book-rules/models/result.ts';
import { pointsChances, scoringChance } from './points-chances.ts';
import type { PointsFacts } from './points-facts.ts';
import { overtimeEnds } from './points-overtime.ts';

/** Results in a sample. */
const sampled = 4_000;

export type PointsState = {
  readonly kind: 'points';
  readonly strengths: SideStrengths;
  /** The running part, from 0, and steps of it that are over. */
  readonly part: number;
  readonly step: number;
  readonly parts: readonly Score[];
  readonly overtime: Score | null;
  readonly isOver: boolean;
};

export function pointsModel(facts: PointsFacts): SportModel<PointsState> {
  return {
    start: (strengths: Strengths): PointsState => ({
      kind: 'points',
      strengths: sidesOf(strengths),
      part: 0,
      step: 0,
      parts: [[0, 0]],
      overtime: null,
      isOver: false,
    }),
    results: (state) => results(facts, state),
    step: (state, draw) => nextStep(facts, state, draw),
    resultOf: (state) => resultSoFar(facts, state),
    scoreboard: (state): Scoreboard => ({
      part: state.part + 1,
      clock: (state.part * facts.steps + state.step) * facts.stepSeconds,
      turn: null,
      points: null,
      score: fullScore(resultSoFar(facts, state)),
    }),
  };
}

function resultSoFar(facts: PointsFacts, state: PointsState): EventResult {
  const result = resultOf(facts.sport, {
    parts: state.parts,
    decidedParts: state.part + (state.step >= facts.steps ? 1 : 0),
    isOver: state.isOver,
    overtime: state.overtime,
  });
  return state.isOver ? { ...result, winner: leader(fullScore(result)) } : result;
}

/**
 * An even sample: each side's points in each part are drawn from their exact chances. Overtime takes
 * the last coordinate.
 */
function results(facts: PointsFacts, state: PointsState): readonly WeightedResult[] {
  if (state.isOver) return [{ chance: 1, result: resultSoFar(facts, state) }];
  const { home, away } = state.strengths;
  const left = facts.parts - state.part;
  const sums = Array.from({ length: left }, (_, at) => {
    const steps = at === 0 ? facts.steps - state.step : facts.steps;
    return [home, away].map((side) => runningSums(pointsChances(facts, side, steps)));
  });
  const before = state.parts.slice(0, -1);
  const base = state.parts.at(-1) ?? [0, 0];
  return Array.from({ length: sampled }, (_, point) => {
    const draws = evenPoint(point, left * 2 + 1, sampled);
    const parts = sums.map(([ofHome = [1], ofAway = [1]], at): Score => {
      const [h, a] = at === 0 ? base : [0, 0];
      return [h + placeOf(ofHome, draws[at * 2] ?? 0), a + placeOf(ofAway, draws[at * 2 + 1] ?? 0)];
    });
    const played = resultOf(facts.sport, {
      parts: [...before, ...parts],
      decidedParts: facts.parts,
      isOver: true,
    });
    const isLevel = leader(regularScore(played)) === null;
    const overtime = isLevel && facts.overtimeSteps > 0 ? extra(facts, state, draws.at(-1)) : null;
    const result = { ...played, overtime };
    return { chance: 1 / sampled, result: { ...result, winner: leader(fullScore(result)) } };
  });
}

function extra(facts: PointsFacts, { strengths }: PointsState, draw = 0): Score {
  const { scores, sums } = overtimeEnds(facts, strengths);
  return scores[placeOf(sums, draw)] ?? [0, 0];
}

function nextStep(facts: PointsFacts, state: PointsState, draw: () => number): Step<PointsState> {
  if (state.isOver) return { state, seconds: 0, pause: 0, incidents: [] };
  if (state.step >= facts.steps) return afterPart(facts, state, draw);
  const incidents: PlayIncident[] = state.step === 0 ? [{ kind: 'part_start', side: null }] : [];
  let score = state.parts.at(-1) ?? ([0, 0] as Score);
  for (const side of ['home', 'away'] as const) {
    const chance = scoringChance(facts, state.strengths[side]);
    const drawn = draw();
    if (drawn >= chance) continue;
    const points = pointsAt(facts, drawn / chance);
    score = withPoints(score, side, points);
    incidents.push({ kind: 'score', side, points });
  }
  const next = { ...state, step: state.step + 1, parts: state.parts.with(-1, score) };
  const ends = next.step >= facts.steps;
  if (ends) incidents.push({ kind: 'part_end', side: null });
  const pause = ends ? facts.breakSeconds : 0;
  return { state: next, seconds: facts.stepSeconds, pause, incidents };
}

/** What a score is worth, by a draw in [0, 1). */
function pointsAt({ scores }: PointsFacts, draw: number): number {
  const sums = runningSums(scores.map(({ share }) => share));
  return scores[placeOf(sums, draw)]?.points ?? 0;
}

/** The next part begins, or overtime is played at once, or it is over. */
function afterPart(facts: PointsFacts, state: PointsState, draw: () => number): Step<PointsState> {
  if (state.part + 1 < facts.parts) {
    const parts: Score[] = [...state.parts, [0, 0]];
    const next = { ...state, part: state.part + 1, step: 0, parts };
    return { state: next, seconds: 0, pause: 0, incidents: [] };
  }
  const end: PlayIncident = { kind: 'end', side: null };
  const isLevel = leader(regularScore(resultSoFar(facts, state))) === null;
  if (!isLevel || facts.overtimeSteps === 0) {
    return { state: { ...state, isOver: true }, seconds: 0, pause: 0, incidents: [end] };
  }
  const overtime = extra(facts, state, draw());
  const scored = (['home', 'away'] as const).map(
    (side, at): PlayIncident => ({ kind: 'score', side, points: overtime[at] ?? 0 }),
  );
  return {
    state: { ...state, isOver: true, overtime },
    seconds: facts.overtimeSteps * facts.stepSeconds,
    pause: 0,
    incidents: [...scored, end],
  };
}
