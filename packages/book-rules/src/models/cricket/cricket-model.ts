/**
 * The model of Twenty20 cricket: two innings of twenty overs or ten wickets, an over a step. Home
 * bats first; the second innings ends as soon as it has more runs. A tie goes to a super over.
 */
import { placeOf, runningSums, seededDraws } from '@bahati/book-rules/models/fixed-draws.ts';
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
  resultOf,
  type Score,
  type Side,
  withPoints,
} from '@bahati/book-rules/models/result.ts';
import { overChances } from './over-chances.ts';

const overs = 20;
const wicketsPerInnings = 10;
const wicketPerOver = [0.755, 0.212, 0.033];
const wicketSums = runningSums(wicketPerOver);
const overSeconds = 250;
const breakSeconds = 900;

export type CricketState = {
  readonly kind: 'cricket';
  readonly strengths: SideStrengths;
  /** 0: home bats; 1: away does. */
  readonly innings: 0 | 1;
  readonly over: number;
  readonly wickets: number;
  readonly runs: readonly [number, number];
  /** Runs of the super over; null: none was played. */
  readonly superOver: Score | null;
  readonly isOver: boolean;
};

export const cricketModel: SportModel<CricketState> = {
  start: (strengths: Strengths): CricketState => ({
    kind: 'cricket',
    strengths: sidesOf(strengths),
    innings: 0,
    over: 0,
    wickets: 0,
    runs: [0, 0],
    superOver: null,
    isOver: false,
  }),
  results,
  step: nextStep,
  resultOf: resultSoFar,
  scoreboard: (state): Scoreboard => ({
    part: state.innings + 1,
    clock: null,
    turn: batting(state),
    points: [`${state.runs[state.innings]}/${state.wickets}`, `${state.over}`],
    score: state.runs,
  }),
};

const batting = ({ innings }: CricketState): Side => (innings === 0 ? 'home' : 'away');

/** Runs of an innings stand in its own part, on the side that bats. */
function resultSoFar(state: CricketState): EventResult {
  const parts: Score[] = [[state.runs[0], 0]];
  if (state.innings === 1) parts.push([0, state.runs[1]]);
  const isInningsOver = state.isOver || isInningsDone(state);
  const result = resultOf('cricket', {
    parts,
    decidedParts: state.innings + (isInningsOver ? 1 : 0),
    isOver: state.isOver,
    overtime: state.superOver,
  });
  return state.isOver ? { ...result, winner: leader(fullScore(result)) } : result;
}

const isInningsDone = ({ innings, over, wickets, runs }: CricketState): boolean =>
  over >= overs || wickets >= wicketsPerInnings || (innings === 1 && runs[1] > runs[0]);

function nextStep(state: CricketState, draw: () => number): Step<CricketState> {
  if (state.isOver) return { state, seconds: 0, pause: 0, incidents: [] };
  if (isInningsDone(state)) return afterInnings(state, draw);
  const side = batting(state);
  const { next, scored, fell } = bowlOver(state, draw);
  const ends = isInningsDone(next);
  const incidents: PlayIncident[] = [
    ...(state.over === 0 ? [{ kind: 'part_start', side: null }] : []),
    ...Array.from({ length: fell }, () => ({ kind: 'wicket', side })),
    { kind: 'runs', side, points: scored },
    ...(ends ? [{ kind: 'part_end', side: null }] : []),
  ];
  const pause = ends && state.innings === 0 ? breakSeconds : 0;
  return { state: next, seconds: overSeconds, pause, incidents };
}

/** Wickets, then runs: of a chase no more than it takes. */
function bowlOver(
  state: CricketState,
  draw: () => number,
): { next: CricketState; scored: number; fell: number } {
  const side = batting(state);
  const left = wicketsPerInnings - state.wickets;
  const fell = Math.min(left, placeOf(wicketSums, draw()));
  const runs = placeOf(overChances(state.strengths[side]), draw());
  const before = state.runs[state.innings];
  const most = state.innings === 1 ? state.runs[0] + 1 - before : runs;
  const scored = Math.min(runs, most);
  const next = {
    ...state,
    over: state.over + 1,
    wickets: state.wickets + fell,
    runs: withPoints(state.runs, side, scored),
  };
  return { next, scored, fell };
}

function afterInnings(state: CricketState, draw: () => number): Step<CricketState> {
  const still = { seconds: 0, pause: 0 };
  if (state.innings === 0) {
    const next = { ...state, innings: 1 as const, over: 0, wickets: 0 };
    return { ...still, state: next, incidents: [] };
  }
  const end: PlayIncident = { kind: 'end', side: null };
  if (state.runs[0] !== state.runs[1]) {
    return { ...still, state: { ...state, isOver: true }, incidents: [end] };
  }
  const { home, away } = state.strengths;
  const side = draw() * (home + away) < home ? 'home' : 'away';
  const superOver = withPoints([0, 0], side);
  return {
    state: { ...state, isOver: true, superOver },
    seconds: 2 * overSeconds,
    pause: 0,
    incidents: [{ kind: 'super_over', side }, end],
  };
}

/** Matches played on from here in the same way every time. */
const sampled = 3_000;

function results(state: CricketState): readonly WeightedResult[] {
  if (state.isOver) return [{ chance: 1, result: resultSoFar(state) }];
  const draw = seededDraws(20);
  return Array.from({ length: sampled }, () => {
    let played = state;
    while (!played.isOver) {
      played = isInningsDone(played)
        ? afterInnings(played, draw).state
        : bowlOver(played, draw).next;
    }
    return { chance: 1 / sampled, result: resultSoFar(played) };
  });
}
