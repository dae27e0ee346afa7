/** The model of sports of few goals: a goal, a red card or nothing in each step. */
import type {
  Format,
  PlayIncident,
  Scoreboard,
  SportModel,
  Step,
  Strengths,
} from '@bahati/book-rules/models/model.ts';
import { sidesOf } from '@bahati/book-rules/models/model.ts';
import {
  fullScore,
  leader,
  regularScore,
  type Side,
  withPoints,
} from '@bahati/book-rules/models/result.ts';
import { asides, besideResults, withCounted } from './goals-asides.ts';
import type { GoalsFacts } from './goals-facts.ts';
import { clamped, goalRates, type Men } from './goals-rates.ts';
import { goalsResults } from './goals-results.ts';
import { type GoalsState, isPartOver, resultSoFar } from './goals-state.ts';

export function goalsModel(facts: GoalsFacts): SportModel<GoalsState> {
  return {
    start: (strengths: Strengths, _format?: Format): GoalsState => ({
      kind: 'goals',
      strengths: sidesOf(strengths),
      part: 0,
      step: 0,
      men: 0,
      parts: [[0, 0]],
      scorers: [],
      corners: [0, 0],
      cards: [0, 0],
      overtime: null,
      isOver: false,
    }),
    results: (state) => goalsResults(facts, state),
    beside: (state, counted) => besideResults(facts, state, counted),
    step: (state, draw) => nextStep(facts, state, draw),
    resultOf: (state) => resultSoFar(facts, state),
    scoreboard: (state): Scoreboard => ({
      part: state.part + 1,
      clock: (facts.clockAt[state.part] ?? 0) + state.step * facts.stepSeconds,
      turn: null,
      points: null,
      score: fullScore(resultSoFar(facts, state)),
    }),
  };
}

function nextStep(facts: GoalsFacts, state: GoalsState, draw: () => number): Step<GoalsState> {
  if (state.isOver) return { state, seconds: 0, pause: 0, incidents: [] };
  if (isPartOver(facts, state)) return afterPart(facts, state, draw);
  const [homeRate, awayRate] = goalRates(facts, state.strengths, {
    part: state.part,
    margin: marginOf(state),
    men: state.men,
  });
  const chance = draw();
  const beside = asides(facts, state, draw);
  const incidents: PlayIncident[] = [
    ...(state.step === 0 ? [{ kind: 'part_start', side: null }] : []),
    ...beside,
  ];
  let next: GoalsState = {
    ...state,
    step: state.step + 1,
    corners: withCounted(state.corners, beside, 'corner'),
    cards: withCounted(state.cards, beside, 'card_yellow'),
  };
  const redFrom = homeRate + awayRate;
  if (chance < redFrom) {
    const side = chance < homeRate ? 'home' : 'away';
    next = scored(next, side);
    incidents.push({ kind: 'goal', side });
  } else if (chance < redFrom + 2 * facts.redCard) {
    const side = chance < redFrom + facts.redCard ? 'home' : 'away';
    const men = clamped(state.men + (side === 'home' ? -1 : 1), 1) as Men;
    if (men !== state.men) {
      next = { ...next, men };
      incidents.push({ kind: 'card_red', side });
    }
  }
  const ends = isPartOver(facts, next);
  if (ends) incidents.push({ kind: 'part_end', side: null });
  return {
    state: next,
    seconds: facts.stepSeconds,
    pause: ends ? facts.breakSeconds : 0,
    incidents,
  };
}

const marginOf = (state: GoalsState): number =>
  state.parts.reduce((margin, [home, away]) => margin + home - away, 0);

const scored = (state: GoalsState, side: Side): GoalsState => ({
  ...state,
  parts: state.parts.with(-1, withPoints(state.parts.at(-1) ?? [0, 0], side)),
  scorers: [...state.scorers, side],
});

/** The next part begins, or overtime is played, or it is over. It takes no seconds of regular time. */
function afterPart(facts: GoalsFacts, state: GoalsState, draw: () => number): Step<GoalsState> {
  if (state.part + 1 < facts.steps.length) {
    const next = {
      ...state,
      part: state.part + 1,
      step: 0,
      parts: [...state.parts, [0, 0] as const],
    };
    return { state: next, seconds: 0, pause: 0, incidents: [] };
  }
  const end = { kind: 'end', side: null };
  const isLevel = leader(regularScore(resultSoFar(facts, state))) === null;
  if (!isLevel || !facts.hasOvertime) {
    return { state: { ...state, isOver: true }, seconds: 0, pause: 0, incidents: [end] };
  }
  const { home, away } = state.strengths;
  const side = draw() * (home + away) < home ? 'home' : 'away';
  return {
    state: { ...state, isOver: true, overtime: withPoints([0, 0], side) },
    seconds: 150,
    pause: 0,
    incidents: [{ kind: 'goal', side }, end],
  };
}
