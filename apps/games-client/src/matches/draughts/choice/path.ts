/** How a move is chosen square by square out of those that are allowed. Pure. */
import { type Board, empty, rays } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';

type Moves = readonly { readonly squares: readonly number[] }[];
/** The squares of a move so far, from where the piece stands; empty: none is chosen. */
export type Path = readonly number[];

function beginsWith(squares: readonly number[], path: Path): boolean {
  return path.every((square, at) => squares[at] === square);
}

const going = (moves: Moves, path: Path) =>
  moves.filter(({ squares }) => squares.length > path.length && beginsWith(squares, path));

/** Where the pieces stand that may move. */
export function startsOf(moves: Moves): readonly number[] {
  return [...new Set(going(moves, []).flatMap(({ squares }) => squares.slice(0, 1)))];
}

/** Where the piece may come next. */
export function nextOf(moves: Moves, path: Path): readonly number[] {
  const at = path.length;
  return [...new Set(going(moves, path).flatMap(({ squares }) => squares.slice(at, at + 1)))];
}

/** Where it may come to rest by one way alone, which need not be told step by step. */
export function endsOf(moves: Moves, path: Path): readonly number[] {
  const ends = going(moves, path).flatMap(({ squares }) => squares.slice(-1));
  return ends.filter((end) => ends.indexOf(end) === ends.lastIndexOf(end));
}

/** On from here while there is one way only. */
function ranOn(moves: Moves, path: Path): Path {
  const [next, ...others] = nextOf(moves, path);
  return next === undefined || others.length > 0 ? path : ranOn(moves, [...path, next]);
}

/**
 * What a press on a square makes of the path: a step, with the rest where there is no choice left; a
 * whole way that only one move takes; another piece to move; or nothing chosen (its own piece).
 */
export function pressed(moves: Moves, path: Path, square: number): Path {
  if (path.length > 0 && nextOf(moves, path).includes(square)) {
    return ranOn(moves, [...path, square]);
  }
  if (path.length > 0 && endsOf(moves, path).includes(square)) {
    const whole = going(moves, path).find(({ squares }) => squares.at(-1) === square);
    return whole?.squares ?? path;
  }
  if (path[0] !== square && startsOf(moves).includes(square)) return [square];
  // The piece itself again, or a square it may not come to: before the first step that chooses none.
  return path[0] === square || path.length < 2 ? [] : path;
}

/** The move that has just these squares; null: the path is not at its end. */
export function wholeMove<Move extends Moves[number]>(
  moves: readonly Move[],
  path: Path,
): Move | null {
  const whole = moves.find(
    ({ squares }) => squares.length === path.length && beginsWith(squares, path),
  );
  return whole ?? null;
}

/** The pieces jumped along a path over a board on which it begins. */
export function jumpedAlong(board: Board, path: Path): readonly number[] {
  return path.slice(1).flatMap((to, leg) => {
    const ray = (rays[path[leg] ?? 0] ?? []).find((squares) => squares.includes(to)) ?? [];
    const between = ray.slice(0, ray.indexOf(to));
    // Over its own first square the piece may come again.
    return between.filter((square) => square !== path[0] && board[square] !== empty);
  });
}
