/**
 * A bet game: the player says what the stake is on, as in the originals and at the tables. Like a
 * slot it is pure: the same seeds, opening and acts give the same round for any stake, player or
 * hour, on the server that decides it and in the browser that plays it again.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';

/** Minor units. A stake is a whole number of `step`s from `minimum` to `maximum`. */
export type StakeRange = {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly step: bigint;
  /** What is offered at a press, ascending; each of them may be staked. */
  readonly quick: readonly bigint[];
};

/** A line of a round's record. */
export type Entry = { readonly label: string; readonly value: string };

/** Money as the record writes it: so many stakes, rounded down to the minor unit. */
export type TellMoney = (stakes: Rational) => string;

/** What goes on after the start, where the player acts. */
export type BetActs<State> = {
  /** What may be done now. Nothing: the round is over. Each matches `[a-zA-Z][a-zA-Z0-9:_-]{0,39}`. */
  actions: (state: State) => readonly string[];
  /** Draws on from where the start and the acts before left off. */
  act: (state: State, action: string, draw: DrawStream) => State;
  /** For a player who went away: it costs nothing, and again and again it ends the round. */
  idle: (state: State) => string;
  /** What the acts so far have cost beside the opening, in whole stakes. Absent: nothing ever. */
  extraStakes?: (state: State) => number;
};

export type BetGame<State, View> = {
  readonly code: string;
  /** Rises with every change of rules, pays or draws; rounds are kept with the one that decided them. */
  readonly version: number;
  readonly title: Words;
  readonly kind: 'original' | 'table';
  readonly stakes: Readonly<Record<Currency, StakeRange>>;
  /** Most that one round may cost, in stakes, acts included. Absent: one. */
  readonly mostStakes?: number;
  /** What a frame plays that says nothing. */
  readonly firstOpening: string;
  /**
   * What a round begun so costs, in whole stakes; null: no such opening. An opening is a way to
   * play and, after a colon, what it is played on: `over:5050`, `chips:17=3,red=2`. It matches
   * `[a-zA-Z][a-zA-Z0-9:=._,-]{0,599}` and there is one text for each: what is not in its
   * one order and spelling is refused, so that equal bets are equal texts.
   */
  readonly priceOf: (opening: string) => number | null;
  /** Draws nothing that only a later act decides. */
  readonly start: (opening: string, draw: DrawStream) => State;
  readonly acts?: BetActs<State>;
  /** What a round that is over pays, in stakes, the stake itself included. */
  readonly pay: (state: State) => Rational;
  /**
   * What of a round that is over counts as turnover, in stakes, from nothing to all it cost
   * (valid-stake.ts). `whole`: always all of it.
   */
  readonly validStake: 'whole' | ((state: State) => Rational);
  /**
   * All the player may see now, as plain JSON: nothing that is still hidden or undrawn. Multiples
   * are decimal texts.
   */
  readonly show: (state: State) => View;
  /** The round in words, for the record of bets: on what it was, what came, what each bet paid. */
  readonly tell: (
    state: State,
    language: keyof Words,
    money: TellMoney,
  ) => { readonly bets: readonly Entry[]; readonly outcome: readonly Entry[] };
};
