/** How an event stands or ended, as far as its markets are judged by it. */
import type { Sport } from '@bahati/book-rules/sports.ts';

export type Side = 'home' | 'away';
/** Home, away. */
export type Score = readonly [number, number];

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/**
 * - `knockout`: stopped by the referee, the corner or the count as well;
 * - `points`: the judges' decision; `draw`: theirs too, with no winner.
 */
export type FightMethod = 'knockout' | 'submission' | 'points' | 'draw';

export type EventResult = {
  readonly sport: Sport;
  /**
   * The score within each part, the running one included and overtime left out: goals of a half,
   * points of a quarter, games of a set, rounds of a map, runs of an innings (the side that does not
   * bat has none).
   */
  readonly parts: readonly Score[];
  /** So many parts are over. */
  readonly decidedParts: number;
  readonly isOver: boolean;
  /** Overtime and shoot-outs included; null: a draw, or not over. */
  readonly winner: Side | null;
  /** What was scored in overtime; null: there was none. */
  readonly overtime: Score | null;
  /** Sets or maps at most, where parts are won; else 0. */
  readonly bestOf: number;
  /** Who won each part that is over, where parts are won: sets, maps. */
  readonly partWinners: readonly Side[];
  /**
   * Who scored, in order. Of a result out of a model's distribution the order is known up to the
   * next one to come alone.
   */
  readonly scorers: readonly Side[];
  /** Corners and yellow cards; null: not counted in the sport, or not by these results. */
  readonly corners: Score | null;
  readonly cards: Score | null;
  readonly fight: { readonly method: FightMethod; readonly round: number } | null;
  /** Of an outright. */
  readonly order: RaceOrder | null;
};

/**
 * Everybody who takes part, and the place of each; 0: none (yet), -1: did not start. Those who tie
 * share the better place.
 */
export type RaceOrder = {
  readonly entrants: readonly string[];
  readonly places: readonly number[];
};

const nothingYet = {
  parts: [],
  decidedParts: 0,
  isOver: false,
  winner: null,
  overtime: null,
  bestOf: 0,
  partWinners: [],
  scorers: [],
  corners: null,
  cards: null,
  fight: null,
  order: null,
} as const;

export const resultOf = (
  sport: Sport,
  known: Partial<Omit<EventResult, 'sport'>>,
): EventResult => ({ sport, ...nothingYet, ...known });

/** The sum over the parts: of regular time alone. */
export function regularScore({ parts }: EventResult): Score {
  let home = 0;
  let away = 0;
  for (const part of parts) {
    home += part[0];
    away += part[1];
  }
  return [home, away];
}

/** Overtime included. */
export function fullScore(result: EventResult): Score {
  const [home, away] = regularScore(result);
  return result.overtime ? [home + result.overtime[0], away + result.overtime[1]] : [home, away];
}

/** Sets or maps won. */
export function partsWon({ partWinners }: EventResult): Score {
  let home = 0;
  for (const side of partWinners) if (side === 'home') home += 1;
  return [home, partWinners.length - home];
}

export const leader = ([home, away]: Score): Side | null =>
  home === away ? null : home > away ? 'home' : 'away';

export const withPoints = ([home, away]: Score, side: Side, points = 1): Score =>
  side === 'home' ? [home + points, away] : [home, away + points];
