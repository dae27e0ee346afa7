/** The move that led to what the board tells now, with the board it began from. Pure. */
import type { Board } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { boardAfter } from '@bahati/game-rules/seat-games/draughts/draughts.moves.ts';
import type { SeenEvent } from '#frame/matches/match-game.ts';
import { type DraughtsView, type Moved, movesTold } from './seen-draughts.ts';

export type FollowedMove = {
  readonly hand: number;
  readonly step: number;
  readonly board: Board;
  readonly moves: number;
  /** What was moved last, to be marked; null: nothing, or it was not seen. */
  readonly last: Moved | null;
  /** The board before it, when it came with this step and can be shown from there. */
  readonly before: Board | null;
};

export type TellsMove = {
  readonly hand: number;
  readonly step: number;
  readonly view: Pick<DraughtsView, 'board' | 'moves'>;
  readonly events: readonly SeenEvent[];
};

/** `known` is what was followed until now; null: the board is seen for the first time. */
export function followMove(
  known: FollowedMove | null,
  { hand, step, view, events }: TellsMove,
): FollowedMove {
  const { board, moves } = view;
  const told = movesTold(events);
  const last = told.at(-1);
  const isNext = known?.hand === hand && known.moves === moves - told.length;
  const isSame = known?.hand === hand && known.moves === moves;
  // Of a few that came at once the last is shown, from where the others led.
  const before = isNext && last ? told.slice(0, -1).reduce(boardAfter, known.board) : null;
  return {
    hand,
    step,
    board,
    moves,
    last: last ?? (isSame ? known.last : null),
    before,
  };
}
