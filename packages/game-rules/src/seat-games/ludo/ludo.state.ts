/** What a match of Ludo stands at. */
import type { MatchSettings, Purse } from '@bahati/game-rules/seat-games/match/purse.ts';
import type { Seat } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Side, Tokens } from './ludo.board.ts';

export type LudoSettings = MatchSettings & {
  /** Four, or two in the quick game. */
  readonly tokens: 2 | 4;
};

export type LudoAct =
  | { readonly kind: 'throw' }
  | { readonly kind: 'move'; readonly token: number }
  | { readonly kind: 'resign' };

export type LudoPlayer = {
  readonly seat: Seat;
  readonly side: Side;
  readonly tokens: Tokens;
  readonly hasResigned: boolean;
};

export type LudoState = {
  readonly purse: Purse;
  readonly button: Seat;
  /** From the left of the button, in the order of turns. */
  readonly players: readonly LudoPlayer[];
  /** Whose turn it is, as a place among the players. */
  readonly at: number;
  /** How often all have had a turn. */
  readonly round: number;
  /** Sixes thrown without another number between them in this turn. */
  readonly sixes: number;
  /** Thrown and not moved yet; null: a throw is due. */
  readonly pips: number | null;
};
