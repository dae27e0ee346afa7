/**
 * When a match of draughts is drawn without anybody's word. The same position with the same side to
 * move for the third time; 25 moves of each side in which nothing is captured and only kings move;
 * and the count of thirteen: three kings or more that do not catch one lone king in thirteen of
 * their moves (Pool checkers, rule 31 of 1947, https://playstrategy.org/forum/playstrategy-feedback).
 */
import { type Board, countOf, isKing, otherSide, type Side } from './draughts.board.ts';
import type { DraughtsMove } from './draughts.moves.ts';

export const mostQuietMoves = 25;
export const mostChaseMoves = 13;
const chasers = 3;
const timesDrawn = 3;

export type DrawCounts = {
  /** Positions since the last capture or move of a man, each with the side to move. */
  readonly seen: readonly string[];
  /** Moves of both sides since then. */
  readonly quiet: number;
  /** Moves three kings or more have made after a lone one. */
  readonly chase: number;
};

const positionOf = (board: Board, toMove: Side): string => `${board} ${toMove}`;

export function firstCounts(board: Board, toMove: Side): DrawCounts {
  return { seen: [positionOf(board, toMove)], quiet: 0, chase: 0 };
}

function isChase(board: Board, hunter: Side): boolean {
  const many = countOf(board, hunter);
  const lone = countOf(board, otherSide(hunter));
  const isLone = lone.men === 0 && lone.kings === 1;
  return isLone && many.men === 0 && many.kings >= chasers;
}

/** What stands after a move of `side`, from the boards before and after it. */
export function countsAfter(
  counts: DrawCounts,
  move: DraughtsMove,
  side: Side,
  boards: { readonly before: Board; readonly after: Board },
): DrawCounts {
  const { before, after } = boards;
  const toMove = otherSide(side);
  const isManMove = !isKing(before[move.squares[0] ?? 0] ?? '');
  if (isManMove || move.captured.length > 0) return firstCounts(after, toMove);
  const chase = isChase(after, side) ? counts.chase + 1 : isChase(after, toMove) ? counts.chase : 0;
  return {
    seen: [...counts.seen, positionOf(after, toMove)],
    quiet: counts.quiet + 1,
    chase,
  };
}

/** How often the position that stands now has stood, this time counted. */
export function timesSeen({ seen }: DrawCounts): number {
  const now = seen.at(-1);
  return seen.filter((position) => position === now).length;
}

/** Why the match is drawn now; null: it is not. */
export function drawnBy(counts: DrawCounts): string | null {
  const { quiet, chase } = counts;
  if (timesSeen(counts) >= timesDrawn) return 'repetition';
  if (chase >= mostChaseMoves) return 'three_kings';
  return quiet >= 2 * mostQuietMoves ? 'no_progress' : null;
}
