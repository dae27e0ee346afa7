/**
 * What a bet game brings to the frame. The shell keeps stake, money, automatic play and the papers;
 * the game brings its rules (game-rules), a board that shows rounds, and how a bet is set.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import type { RoundSeeds } from '@bahati/fairness/browser-draws.ts';
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { Palette } from '@bahati/ui/patterns/palettes.ts';
import type { ComponentType } from 'react';

/**
 * `ready`: nothing is on, `view` is the last round. `asking`: a bet or an act is on its way to the
 * server. `showing`: `view` came just now and is to be shown; the board calls `onShown` at its end.
 * `acting`: the round waits for one of `actions`.
 */
export type BoardPhase = 'ready' | 'asking' | 'showing' | 'acting';

/** Moments that want a sound; `step` raises the pitch of what repeats. */
export type BetCue =
  | 'press'
  | 'tick'
  | 'chip'
  | 'card'
  | 'reveal'
  | 'roll'
  | 'strike'
  | 'good'
  | 'bad';

/** What the next round is on. */
export type OpeningProps = {
  readonly opening: string;
  /** Heard only while nothing is on; the shell refuses to play what the rules do not offer. */
  readonly onOpening: (opening: string) => void;
  /** True while a round or automatic play is on: show the bet, but let nobody change it. */
  readonly isLocked: boolean;
  /** Minor units of one stake: what a chip is worth at the tables. */
  readonly stake: bigint;
  /** Minor units of the dearest bet the operator takes at once; null: whatever the rules let be. */
  readonly most: bigint | null;
  /** Minor units as money for the eye: "KSh 20.00"; short: without cents where there are none. */
  readonly money: (minor: bigint, isShort?: boolean) => string;
  readonly sound: (cue: BetCue, step?: number) => void;
  /** Chips the player last played with. Absent: those of the round in view. */
  readonly played?: readonly Stack[];
};

export type BoardProps<View> = OpeningProps & {
  readonly phase: BoardPhase;
  /** As far as the round may be seen; null before the first. While `asking` for a new one: the last. */
  readonly view: View | null;
  /** Grows by one with everything that is to be shown, and with every new bet: keys an animation. */
  readonly turn: number;
  /** Call it when all that `view` tells has been shown. Calling again does nothing. */
  readonly onShown: () => void;
  /** Turbo, a press for hurry, or reduced motion: come to the end within 150 ms. */
  readonly isFast: boolean;
  readonly actions: readonly string[];
  /** An act that is not in `actions`, or while another is asked, is not heard. */
  readonly onAct: (action: string) => void;
  /** Earlier rounds of this opening of the frame, newest first, at most 60; the one in view is not among them while it is shown. */
  readonly past: readonly PastRound<View>[];
  readonly isAuto: boolean;
  /** At a live table: what belongs to the round in view, or to the one bets are taken for. */
  readonly shared?: SharedRound;
  /** Everybody at a live table shares the round: there is time to lay and to look. */
  readonly isLive?: boolean;
  /** At a live table: how long the outcome is still shown, in milliseconds; the board may use it up. */
  readonly showMs?: () => number;
};

export type SharedRound = {
  readonly game: number;
  /** What was told before bets; null: nothing. */
  readonly offer: unknown;
  /** Until when bets are taken, as a time of this machine. */
  readonly closesAtMs: number;
  /** What its outcome is drawn from; null until it is dealt. */
  readonly seeds: RoundSeeds | null;
  /** From the deal to the end of the showing; null until it is dealt. */
  readonly wholeMs: number | null;
  /** What everybody laid, in minor units by place. */
  readonly totals: ReadonlyMap<string, bigint>;
};

export type PastRound<View> = {
  readonly roundId: string;
  readonly view: View;
  /** Minor units. */
  readonly cost: bigint;
  readonly payout: bigint;
};

/** How automatic play acts in a round; held with the board, so that a player can set it there. */
export type AutoAct<View> = (view: View, actions: readonly string[], opening: string) => string;

export type BetModule<State = unknown, View = unknown> = {
  readonly game: BetGame<State, View>;
  /**
   * `amount`: the player sets one amount; it is `stake × shownUnits`. `chips`: the stake is the
   * smallest chip and the board has chips, undo and clear; the shell shows the sum.
   */
  readonly staking: 'amount' | 'chips';
  /** Stakes in the amount the player sets; 1 where absent. */
  readonly shownUnits?: number;
  /** The large picture. It fills its box at any size; it must not scroll at 360 × 330. */
  readonly Board: ComponentType<BoardProps<View>>;
  /** A compact row or two above the stake: marks, risk, rows. Absent: all is set on the board. */
  readonly Settings?: ComponentType<OpeningProps>;
  /** The end of a round as a short sentence without money: "43.05, over 50.50." */
  readonly describe: (view: View) => Words;
  /** A place of the cloth in words, where there is one. */
  readonly placeName?: (place: string) => Words;
  /** The rules as sentences, in the order a beginner asks. */
  readonly rules: readonly Words[];
  /** The buttons of an open round, in the place of the bet button. Absent: the board has them. */
  readonly Acts?: ComponentType<BoardProps<View>>;
  /** Absent in a game with acts: it has no automatic play. */
  readonly autoAct?: AutoAct<View>;
  /** The print along the head of the panel. */
  readonly cloth: { readonly seed: string; readonly palette?: Palette };
  /** CSS background of the frame behind the board: dark and light by `light-dark()`. */
  readonly ground?: string;
};

/** Binds a module whose parts speak of one view, for a shell that knows no game. */
export function betModule<State, View>(module: BetModule<State, View>): BetModule {
  // Safe, because views only ever go back to the module whose rules made them.
  return module as unknown as BetModule;
}
