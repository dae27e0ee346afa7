/**
 * What a model of a sport can do. A model is one Markov chain: `step` plays it on, `results` is the
 * distribution of how it ends from a state, so that what is priced is what is played.
 */
import type { EventResult, Score, Side } from './result.ts';

/**
 * What each side is worth, home advantage included (`strengthsOf` makes them of ratings):
 * - football, e-football, ice hockey: goals expected at level score; handball, basketball, rugby:
 *   points expected in regular time; cricket: runs expected of a full innings;
 * - tennis: the chance to win a point on the own serve; darts: a leg on the own throw;
 * - table tennis, volleyball, Counter-Strike, Valorant: weights of which a point goes to each;
 *   Dota, League of Legends: the same of what falls on the map;
 * - boxing, mma: weights of which a finish or a decision goes to each.
 */
export type SideStrengths = { readonly home: number; readonly away: number };

/** Of outrights: the chance to be first among any of them is the share of the weights. */
export type FieldStrengths = {
  readonly field: readonly { readonly entrant: string; readonly weight: number }[];
};

export type Strengths = SideStrengths | FieldStrengths;

export type Format = {
  /**
   * Sets or maps at most, 3 or 5; of fights the rounds, 12 at most. Absent: as the sport is usually
   * played.
   */
  readonly parts?: number;
};

export type PlayIncident = {
  /** goal, point, card_yellow, card_red, corner, shot, wicket, kill, part_start, part_end, end … */
  readonly kind: string;
  readonly side: Side | null;
  /** Points it was worth. */
  readonly points?: number;
};

export type Step<State> = {
  readonly state: State;
  /** Seconds of play. */
  readonly seconds: number;
  /** Seconds without play afterwards: a break, a change of ends. */
  readonly pause: number;
  readonly incidents: readonly PlayIncident[];
};

export type WeightedResult = { readonly chance: number; readonly result: EventResult };

export type CountedBeside = 'corners' | 'cards';

/** How play stands, for a scoreboard. */
export type Scoreboard = {
  /** The running part, from 1; after the end the last one. */
  readonly part: number;
  /** Seconds of the event's clock; null: the sport has none. */
  readonly clock: number | null;
  /** Who serves, throws or bats. */
  readonly turn: Side | null;
  /** Within the running game or leg: "40", "A". */
  readonly points: readonly [string, string] | null;
  /** What stands on the board: goals, points, runs; sets or maps won. */
  readonly score: Score;
};

/** All functions are pure; states are plain immutable data that JSON carries. */
export type SportModel<State> = {
  start(strengths: Strengths, format?: Format): State;
  /** How it may end from here; chances sum to 1, every result is over. */
  results(state: State): readonly WeightedResult[];
  /**
   * The same of what is counted beside the score and goes its own way: corners, yellow cards. Of
   * these results nothing else counts. Absent: the sport has none.
   */
  beside?(state: State, counted: CountedBeside): readonly WeightedResult[];
  /** Draws are numbers in [0, 1), as many as it needs. Of what is over nothing moves. */
  step(state: State, draw: () => number): Step<State>;
  /** How it stands. */
  resultOf(state: State): EventResult;
  scoreboard(state: State): Scoreboard;
};

export function sidesOf(strengths: Strengths): SideStrengths {
  if ('field' in strengths) throw new RangeError('These are the strengths of an outright.');
  return strengths;
}
