/** What a room tells of Ludo. */
import type { Side } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import type { LudoAct } from '@bahati/game-rules/seat-games/ludo/ludo.state.ts';
import type { BoardProps } from '#frame/matches/match-game.ts';

export type SeenLudo = {
  /** In the order of turns. */
  readonly players: readonly {
    readonly seat: number;
    readonly side: Side;
    readonly tokens: readonly number[];
    readonly hasResigned: boolean;
  }[];
  /** Thrown and not moved yet. */
  readonly pips: number | null;
  readonly turn: number | null;
  /** So many turns of each are left before the steps decide. */
  readonly roundsLeft: number;
  readonly options: readonly LudoAct[];
};

export type { LudoAct };

export type LudoBoardProps = BoardProps<SeenLudo, LudoAct>;
