/** How an event of sets or maps stands. */
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import {
  type EventResult,
  leader,
  otherSide,
  partsWon,
  resultOf,
  type Score,
  type Side,
} from '@bahati/book-rules/models/result.ts';
import type { RaceFacts } from './race-facts.ts';
import { homeGame, homePoint, homeTieBreak, tieBreakServer } from './served-games.ts';

export type RaceState = {
  readonly kind: 'race';
  readonly strengths: SideStrengths;
  readonly bestOf: number;
  /** Of each part so far, the running one last: games, legs, points, rounds; of structures kills. */
  readonly parts: readonly Score[];
  /** Of tennis the points of the running game, of maps of structures those taken; else 0–0. */
  readonly inner: Score;
  /** Who serves or throws the running game or leg. */
  readonly turn: Side;
  readonly partWinners: readonly Side[];
  readonly isOver: boolean;
};

export function raceResultSoFar(facts: RaceFacts, state: RaceState): EventResult {
  const result = resultOf(facts.sport, {
    parts: state.parts,
    decidedParts: state.partWinners.length,
    isOver: state.isOver,
    bestOf: state.bestOf,
    partWinners: state.partWinners,
  });
  return state.isOver ? { ...result, winner: leader(partsWon(result)) } : result;
}

export const toWin = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

export const isTieBreak = ([home, away]: Score): boolean => home === 6 && away === 6;

/** Sides alternate in serving games and throwing legs. */
export const hasTurns = ({ unit }: RaceFacts): boolean => unit === 'game' || unit === 'leg';

export const nextTurn = (facts: RaceFacts, turn: Side): Side =>
  hasTurns(facts) ? otherSide(turn) : turn;

/** The chance that home wins the next unit of a part: game, leg, point, round or structure. */
export function homeUnit(
  { unit }: RaceFacts,
  strengths: SideStrengths,
  { score, turn, inner }: { score: Score; turn: Side; inner: Score },
): number {
  switch (unit) {
    case 'game':
      return isTieBreak(score)
        ? homeTieBreak(strengths, turn, inner)
        : homeGame(strengths, turn, inner);
    case 'leg':
      return turn === 'home' ? strengths.home : 1 - strengths.away;
    case 'rally':
    case 'round':
    case 'structure':
      return strengths.home / (strengths.home + strengths.away);
  }
}

/** The chance that home wins what one step decides: of tennis the next point. */
export function homeStep(facts: RaceFacts, state: RaceState): number {
  const score = state.parts.at(-1) ?? [0, 0];
  if (facts.unit !== 'game') {
    return homeUnit(facts, state.strengths, { score, turn: state.turn, inner: [0, 0] });
  }
  return homePoint(state.strengths, serverNow(facts, state) ?? 'home');
}

/** Who serves or throws now; null: nobody does in this sport. */
export function serverNow(facts: RaceFacts, { turn, parts, inner }: RaceState): Side | null {
  if (!hasTurns(facts)) return null;
  return isTieBreak(parts.at(-1) ?? [0, 0]) && facts.unit === 'game'
    ? tieBreakServer(inner, turn)
    : turn;
}
