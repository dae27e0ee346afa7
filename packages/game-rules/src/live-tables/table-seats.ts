/** Seats of a live table, whose members decide one after the other while the round is played. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';

/** Seats that are played, from 1, and every decision of them, in order. */
export type TablePlay = { readonly seats: readonly number[]; readonly acts: readonly string[] };

/** `s`: on a seat by who sits there; `b`: behind it; `f`: behind it, following what is added. */
export type BetKind = 's' | 'b' | 'f';

export type SeatedPlace = {
  readonly kind: BetKind;
  readonly seat: number;
  /** From 1: which raise of the seat it paid; null: a first bet. */
  readonly raise: number | null;
};

/** Whose decision is waited for. */
export type SeatTurn = {
  readonly seat: number;
  readonly actions: readonly string[];
};

export type SeatedRound = {
  /** Null: the round is decided. */
  readonly turn: SeatTurn | null;
  /** All that lies open. */
  readonly shown: unknown;
  /** Which raise of the seat an act of the turn is, from 1; null: it costs nothing. */
  readonly raiseOf: (act: string) => number | null;
  /** What that raise costs who laid so much first and paid these raises; 0: nothing. */
  readonly costOf: (act: string, bet: RaisedBet) => number;
};

export type RaisedBet = { readonly first: number; readonly raises: ReadonlySet<number> };

export type TableSeats = {
  readonly count: number;
  /** How long one decision may take. */
  readonly turnMs: number;
  /** How long the first cards of so many seats take, and one card after. */
  readonly dealMs: (seats: number) => number;
  readonly cardMs: number;
  /** What is done for a seat that does not answer; it costs nothing and ends its turn in the end. */
  readonly idle: string;
  /** A member's bounds in a round. */
  readonly mostOwn: number;
  readonly mostBehind: number;
  /** First bets in chips; raises come beside them. */
  readonly mostFirstChips: number;
  /** Members behind one seat. */
  readonly mostBehindSeat: number;
  /** Null: no place of the cloth. */
  readonly readPlace: (place: string) => SeatedPlace | null;
  readonly placeOf: (place: SeatedPlace) => string;
  /** Throws a RangeError for decisions the round does not have. */
  readonly play: (play: TablePlay, draw: DrawStream) => SeatedRound;
};
