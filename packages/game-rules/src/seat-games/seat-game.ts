/**
 * A game between people at one table: cards for a pot, or a board for stakes. It is pure: the same
 * players, draws and words give the same hand on the server that decides it and in the program that
 * plays it again. Who sits where, buys in and leaves is the room's; a game knows one hand (or one
 * match), from its start to what each seat gets back.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Words } from '@bahati/game-rules/words.ts';

/** Of a table, from 0, clockwise. */
export type Seat = number;

/** Minor units. */
export type Chips = bigint;

/** Who is dealt in, clockwise from seat 0, with all he has before him. */
export type SeatedPlayer = { readonly seat: Seat; readonly stack: Chips };

/** What happened, for the record and for the screen: plain JSON, amounts as bigint. */
export type SeatEvent = {
  readonly kind: string;
  readonly seat?: Seat;
  readonly [detail: string]: unknown;
};

/** A hand after a word, and what happened through it, in order. */
export type Step<State> = { readonly state: State; readonly events: readonly SeatEvent[] };

/** A word that may not be said now, by a code the frame puts in words. */
export type NotNow = {
  readonly refused: 'not_your_turn' | 'not_allowed' | 'amount_too_small' | 'amount_too_large';
};

export type SeatResult = {
  /** What each player of the hand has after it, for every seat that was dealt in. */
  readonly stacks: readonly SeatedPlayer[];
  /** What the house keeps. All stacks before = all stacks after + rake. */
  readonly rake: Chips;
  /** What each seat put at risk, which counts as its turnover. */
  readonly contributed: readonly SeatedPlayer[];
};

/**
 * What lasts from hand to hand at a table: the dealer's button, and where there are blinds who
 * posted the big one, so that nobody does twice in a row as a table comes down to two. Plain JSON.
 */
export type Between = { readonly button: Seat; readonly bigBlind?: Seat };

/** Two who were left alone in a hand that was dealt to more, before either had bet on its street. */
export type LeftAlone = {
  readonly seats: readonly [Seat, Seat];
  /** Neither of them bet from then on, and both were in it to the end. */
  readonly isSpared: boolean;
};

export type SeatGame<Settings, State, Act> = {
  readonly code: string;
  /** Rises with every change of rules or draws; hands are kept with the one that decided them. */
  readonly version: number;
  readonly title: Words;
  readonly seats: { readonly least: number; readonly most: number };
  /**
   * Deals a hand to at least `seats.least` players who have something before them. The whole order
   * of a deck is drawn here, so that nothing said later changes what comes.
   */
  readonly begin: (
    settings: Settings,
    players: readonly SeatedPlayer[],
    before: Between | null,
    draw: DrawStream,
  ) => Step<State>;
  /** Reads what a frame sent; null: no word of this game. */
  readonly readAct: (sent: unknown) => Act | null;
  readonly act: (state: State, seat: Seat, act: Act, draw: DrawStream) => Step<State> | NotNow;
  /** Who must speak now; null: nobody, the hand is over. */
  readonly turn: (state: State) => Seat | null;
  /** What the one whose turn it is says when his time is over. It is always allowed. */
  readonly idle: (state: State) => Act;
  /** Null until the hand is over. */
  readonly result: (state: State) => SeatResult | null;
  readonly between: (state: State) => Between;
  /**
   * What may be seen from a seat, or by a spectator (null): plain JSON without anything hidden.
   * Amounts are bigint. What that seat may do now stands in it as `options`.
   */
  readonly view: (state: State, seat: Seat | null) => unknown;
  /** What of an event may be seen from there; null: nothing of it. */
  readonly viewEvent: (event: SeatEvent, seat: Seat | null) => SeatEvent | null;
  /**
   * Of games in which players may spare each other: what two of them did once the others were out.
   * The states are those after the deal and after each word of a hand that is over.
   */
  readonly leftAlone?: (hand: readonly State[]) => LeftAlone | null;
  /** Of games with a deck drawn whole at the start, so that it can be committed to. */
  readonly deck?: {
    /** All cards in the order in which they are dealt. */
    readonly order: (state: State) => readonly number[];
    /** Cards that lie open for a seat, or for everybody (null). */
    readonly open: (state: State, seat: Seat | null) => readonly number[];
  };
};

/** A game of which only its own rules can read settings, state and acts. */
export type AnySeatGame = SeatGame<unknown, unknown, unknown>;
