/** What a live table is: a game's rules with a cloth, and how long its shared rounds take. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { BetFigures } from '@bahati/game-rules/bet-games/figures.ts';
import type { Cloth, Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { TablePlay, TableSeats } from './table-seats.ts';

export type LiveTable = {
  /** Of the game in the catalogue. */
  readonly code: string;
  readonly title: Words;
  readonly rules: AnyBetGame;
  readonly figures: BetFigures<unknown>;
  readonly cloth: Cloth;
  /** How long bets are taken, the outcome is shown, and the table rests. */
  readonly bettingMs: number;
  readonly dealingMs: number;
  readonly restMs: number;
  readonly releasedOn: string;
  readonly category: 'LIVE' | 'COCKFIGHT';
  /** Absent: the operator itself. */
  readonly vendor?: { readonly code: string; readonly name: string };
  /** What is told of a round before bets are taken, and binds it. Absent: nothing. */
  readonly offer?: (draw: DrawStream) => unknown;
  /** The round's prices follow from what everybody laid on it. */
  readonly isShared?: boolean;
  /** The rules of one round, where its prices are its own. Absent: those of all. */
  readonly inRound?: (round: RoundFacts) => AnyBetGame;
  /** How long this outcome takes to be shown, beside `dealingMs`. Absent: nothing. */
  readonly lengthOf?: (shown: unknown) => number;
  /** Whether the round counts for what the game gives back. Absent: always. */
  readonly isHeld?: (shown: unknown) => boolean;
  /** Seats at which members decide while the round is played. Absent: there are only bets. */
  readonly seats?: TableSeats;
};

export type RoundFacts = {
  /** As it was told; null: nothing was. */
  readonly offer: unknown;
  /** All chips of everybody by place, once no more are taken; empty where prices do not follow from them. */
  readonly laid: readonly Stack[];
  /** Who played it and how; null: nobody decides anything in it. */
  readonly play: TablePlay | null;
};

/** The rules by which such a round pays. */
export const rulesInRound = ({ rules, inRound }: LiveTable, round: RoundFacts): AnyBetGame =>
  inRound?.(round) ?? rules;
