/** What a game of matches between people brings to the frame: a board, its words, its picture. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { ComponentType } from 'react';
import type { Say } from '#frame/bets/use-text.ts';
import type { SeatCue } from '#frame/seats/seat-module.ts';
import type { SeenEvent, Told } from '#frame/seats/told.ts';

export type { Say, SeenEvent, Told };

/** Moments that are heard; the frame chooses the sound. */
export type MatchCue = Exclude<SeatCue, 'chip'>;

export type MatchPlayer = {
  readonly seat: number;
  readonly name: string;
  readonly isAway: boolean;
};

export type BoardProps<View, Act> = {
  /** As everybody sees it; amounts are decimals. */
  readonly view: Told<View>;
  /** As one's own seat sees this same step; null: a spectator, or it was not told. */
  readonly own: Told<View> | null;
  /** Null: a spectator. */
  readonly seat: number | null;
  /** All who are in the match, by seat. */
  readonly players: readonly MatchPlayer[];
  readonly hand: number;
  readonly step: number;
  /**
   * What happened since the step that was given before, in order: of one step, or of a few that came
   * at once. Empty when more was missed: then the board stands as the view tells it.
   */
  readonly events: readonly SeenEvent[];
  /** What this player may say now, without `resign`; empty: nothing. */
  readonly options: readonly Act[];
  /** A word was said for this step and is not answered yet. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** Says one of the options, at most one a step. */
  readonly onAct: (act: Act) => void;
  /** To be called once all that happened through the step has been shown; the result waits for it. */
  readonly onShown: () => void;
  readonly hear: (cue: MatchCue) => void;
};

export type MatchModule<View = unknown, Act = unknown> = {
  readonly offer: SeatOffer;
  readonly version: number;
  /** It fills the room it is given and turns so that one's own side is near. */
  readonly Board: ComponentType<BoardProps<View, Act>>;
  /** A small picture for the head of the lobby and a table that waits for players. */
  readonly Scene: ComponentType;
  /** The rules on one page, in the order a beginner asks. */
  readonly rules: readonly Words[];
  /** One sentence for what happened, for listeners and the list of moves; null: nothing to tell. */
  readonly tell: (event: SeenEvent, say: Say, nameOf: (seat: number) => string) => string | null;
  /** What is said otherwise where the winner does not take the whole pot. */
  readonly prizeWords?: {
    readonly lobbyText: Words;
    /** With `amount`: what of the pot is paid. */
    readonly pot: Words;
    /** How it ended, for a seat or for who looks on (null). */
    readonly titleOf: (
      ended: SeenEvent,
      seat: number | null,
      say: Say,
      nameOf: (seat: number) => string,
    ) => string | null;
  };
  /** The colour and side shown beside a player's name; null: none. */
  readonly markOf?: (view: Told<View>, seat: number) => SideMark | null;
  /** A few words beside a player's name: how far he has come. */
  readonly standingOf?: (view: Told<View>, seat: number, say: Say) => string | null;
  /** What is to be done now, in a few words; null: the board tells it. */
  readonly promptOf?: (options: readonly Act[], say: Say) => string | null;
  /**
   * Whether this is what the draw of its step gives; null: nothing of it was drawn. Absent: the game
   * draws nothing, or cards of a deck.
   */
  readonly isDrawn?: (event: SeenEvent, draw: DrawStream) => boolean | null;
};

export type SideMark = {
  readonly colour: string;
  readonly label: Words;
  /** A path within 24 by 24, so that sides are told apart without their colours. */
  readonly path?: string;
};

/** Views and acts only ever go back to the module whose game made them. */
export const opaqueMatch = <View, Act>(module: MatchModule<View, Act>): MatchModule =>
  module as unknown as MatchModule;
