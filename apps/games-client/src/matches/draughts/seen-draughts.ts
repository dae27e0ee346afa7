/** What a match of draughts tells, as it comes over the wire, and what a player says in it. */
import type { Board, Side } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import type { DraughtsAct } from '@bahati/game-rules/seat-games/draughts/draughts.rules.ts';
import type { SeenEvent } from '#frame/matches/match-game.ts';

export type DraughtsView = {
  readonly black: number;
  readonly white: number;
  readonly board: Board;
  readonly toMove: Side;
  /** Made by both. */
  readonly moves: number;
  readonly offeredBy: Side | null;
  /** Moves of both since the last capture or move of a man. */
  readonly quiet: number;
  /** Moves three kings or more have made after a lone one. */
  readonly chase: number;
  /** How often this position has stood. */
  readonly times: number;
};

export type Move = Extract<DraughtsAct, { kind: 'move' }>;

export type Moved = {
  readonly squares: readonly number[];
  readonly captured: readonly number[];
  readonly isCrowned: boolean;
};

export const movesIn = (options: readonly DraughtsAct[]): readonly Move[] =>
  options.filter((option) => option.kind === 'move');

/** In order; of one step, or of a few that came at once. */
export const movesTold = (events: readonly SeenEvent[]): readonly Moved[] =>
  events.filter(({ kind }) => kind === 'moved').map((event) => event as unknown as Moved);

/** White for who looks on, so that black comes down from the top as in the books. */
export const nearSide = ({ black }: Pick<DraughtsView, 'black'>, seat: number | null): Side =>
  seat === black ? 'black' : 'white';

export const sideOfSeat = (
  { black, white }: Pick<DraughtsView, 'black' | 'white'>,
  seat: number | null,
): Side | null => (seat === black ? 'black' : seat === white ? 'white' : null);

/** By the numbers of the books, 1 to 32: `11–15`, `11×18×25`. */
export function writtenMove({ squares, captured }: Pick<Moved, 'squares' | 'captured'>): string {
  return squares.map((square) => square + 1).join(captured.length > 0 ? '×' : '–');
}
