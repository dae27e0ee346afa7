/** The model of sports of sets and maps: points, legs, rounds or structures, one a step. */
import {
  type Format,
  type PlayIncident,
  type Scoreboard,
  sidesOf,
  type SportModel,
  type Step,
  type Strengths,
} from '@bahati/book-rules/models/model.ts';
import { partsWon, type Score, type Side, withPoints } from '@bahati/book-rules/models/result.ts';
import type { RaceFacts } from './race-facts.ts';
import { raceResults } from './race-results.ts';
import {
  homeStep,
  isTieBreak,
  nextTurn,
  raceResultSoFar,
  type RaceState,
  serverNow,
  toWin,
} from './race-state.ts';
import { isGameWon, isTieBreakWon } from './served-games.ts';
import { killsIn } from './structure-kills.ts';

export function raceModel(facts: RaceFacts): SportModel<RaceState> {
  return {
    start: (strengths: Strengths, format?: Format): RaceState => ({
      kind: 'race',
      strengths: sidesOf(strengths),
      bestOf: format?.parts ?? facts.bestOf,
      parts: [[0, 0]],
      inner: [0, 0],
      turn: 'home',
      partWinners: [],
      isOver: false,
    }),
    results: (state) => raceResults(facts, state),
    step: (state, draw) => nextStep(facts, state, draw),
    resultOf: (state) => raceResultSoFar(facts, state),
    scoreboard: (state): Scoreboard => ({
      part: state.parts.length,
      clock: null,
      turn: state.isOver ? null : serverNow(facts, state),
      points: state.isOver ? null : pointsShown(facts, state),
      score: partsWon(raceResultSoFar(facts, state)),
    }),
  };
}

const called = ['0', '15', '30', '40'];

/** The points of a game of tennis as they are called; of other sports the running part's score. */
function pointsShown({ unit }: RaceFacts, { inner, parts }: RaceState): [string, string] {
  const score = parts.at(-1) ?? [0, 0];
  if (unit !== 'game') return [`${score[0]}`, `${score[1]}`];
  if (isTieBreak(score)) return [`${inner[0]}`, `${inner[1]}`];
  const [home, away] = inner;
  if (home >= 3 && away >= 3) {
    return [home > away ? 'A' : '40', away > home ? 'A' : '40'];
  }
  return [called[home] ?? '40', called[away] ?? '40'];
}

function nextStep(facts: RaceFacts, state: RaceState, draw: () => number): Step<RaceState> {
  if (state.isOver) return { state, seconds: 0, pause: 0, incidents: [] };
  const side: Side = draw() < homeStep(facts, state) ? 'home' : 'away';
  const starts = state.inner.join() === '0,0' && (state.parts.at(-1) ?? [0, 0]).join() === '0,0';
  const incidents: PlayIncident[] = starts ? [{ kind: 'part_start', side: null }] : [];
  const played = playUnit(facts, state, side, draw, incidents);
  const part = state.parts.length;
  const isWon = facts.isWon(countOf(facts, played), part, state.bestOf);
  const step = { seconds: facts.stepSeconds, incidents };
  if (!isWon) return { ...step, state: played, pause: 0 };
  incidents.push({ kind: 'part_end', side });
  const partWinners = [...state.partWinners, side];
  const won = partWinners.filter((winner) => winner === side).length;
  if (won >= toWin(state.bestOf)) {
    incidents.push({ kind: 'end', side: null });
    return { ...step, state: { ...played, inner: [0, 0], partWinners, isOver: true }, pause: 0 };
  }
  const parts: Score[] = [...played.parts, [0, 0]];
  return {
    ...step,
    state: { ...played, parts, inner: [0, 0], partWinners },
    pause: facts.breakSeconds,
  };
}

/** What decides the running part: its score, or structures taken. */
const countOf = ({ unit }: RaceFacts, { parts, inner }: RaceState): Score =>
  unit === 'structure' ? inner : (parts.at(-1) ?? [0, 0]);

const unitNames = { leg: 'leg', rally: 'point', round: 'round' } as const;

function playUnit(
  facts: RaceFacts,
  state: RaceState,
  side: Side,
  draw: () => number,
  incidents: PlayIncident[],
): RaceState {
  const score = state.parts.at(-1) ?? [0, 0];
  const withScore = (after: Score): readonly Score[] => state.parts.with(-1, after);
  switch (facts.unit) {
    case 'game': {
      incidents.push({ kind: 'point', side });
      const inner = withPoints(state.inner, side);
      const isOver = isTieBreak(score) ? isTieBreakWon(inner) : isGameWon(inner);
      if (!isOver) return { ...state, inner };
      incidents.push({ kind: 'game', side });
      const turn = nextTurn(facts, state.turn);
      return { ...state, inner: [0, 0], turn, parts: withScore(withPoints(score, side)) };
    }
    case 'leg':
    case 'rally':
    case 'round':
      incidents.push({ kind: unitNames[facts.unit], side });
      return {
        ...state,
        turn: nextTurn(facts, state.turn),
        parts: withScore(withPoints(score, side)),
      };
    case 'structure': {
      const kills = killsIn(facts, state.strengths, draw);
      if (kills[0] > 0) incidents.push({ kind: 'kill', side: 'home', points: kills[0] });
      if (kills[1] > 0) incidents.push({ kind: 'kill', side: 'away', points: kills[1] });
      incidents.push({ kind: 'structure', side });
      return {
        ...state,
        inner: withPoints(state.inner, side),
        parts: withScore([score[0] + kills[0], score[1] + kills[1]]),
      };
    }
  }
}
