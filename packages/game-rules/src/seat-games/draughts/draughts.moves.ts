/**
 * The moves of draughts by the rules of Pool checkers: men move forward and capture forward and
 * backward, kings fly. Capturing is compulsory and goes on as long as it can, but any of several
 * captures may be chosen. What was captured leaves the board when the move is over, and nothing is
 * jumped twice. A man that comes to the kings' row in the middle of a capture goes on as a man.
 */
import {
  type Board,
  empty,
  forwardRays,
  isKing,
  kingsRow,
  otherSide,
  rays,
  rowOf,
  type Side,
  sideOf,
} from './draughts.board.ts';

export type DraughtsMove = {
  /** From where, then every square it comes to. */
  readonly squares: readonly number[];
  /** In the order in which they are jumped. */
  readonly captured: readonly number[];
};

type Jump = { readonly over: number; readonly to: number };

/** What is between the squares of a move does not change, so one array serves a whole search. */
type Hunt = {
  readonly cells: readonly string[];
  readonly prey: Side;
  readonly flies: boolean;
  readonly found: DraughtsMove[];
};

function jumpsAlong(hunt: Hunt, ray: readonly number[], taken: readonly number[]): Jump[] {
  const { cells, prey, flies } = hunt;
  const isFree = (square: number | undefined): square is number =>
    square !== undefined && cells[square] === empty;
  let place = 0;
  if (flies) while (isFree(ray[place])) place += 1;
  const over = ray[place];
  if (over === undefined || sideOf(cells[over] ?? empty) !== prey || taken.includes(over))
    return [];
  const jumps: Jump[] = [];
  for (let to = ray[(place += 1)]; isFree(to); to = ray[(place += 1)]) {
    jumps.push({ over, to });
    if (!flies) break;
  }
  return jumps;
}

function canJump(hunt: Hunt, from: number, taken: readonly number[]): boolean {
  return (rays[from] ?? []).some((ray) => jumpsAlong(hunt, ray, taken).length > 0);
}

/**
 * `passed` is the diagonal a king has just come along further than it had to: what it could capture
 * straight on it has captured from the nearer square, and that is one move, not two.
 */
function goOn(
  hunt: Hunt,
  squares: readonly number[],
  captured: readonly number[],
  passed: number | null,
): void {
  const from = squares.at(-1) ?? 0;
  let isLast = true;
  for (const [way, ray] of (rays[from] ?? []).entries()) {
    const jumps = jumpsAlong(hunt, ray, captured);
    const [first] = jumps;
    if (!first) continue;
    isLast = false;
    if (way === passed) continue;
    const taken = [...captured, first.over];
    // A king that can go on from some of the squares behind its prey comes down on one of those.
    const onward = jumps.length === 1 ? jumps : jumps.filter(({ to }) => canJump(hunt, to, taken));
    for (const { to } of onward.length > 0 ? onward : jumps) {
      goOn(hunt, [...squares, to], taken, to === first.to ? null : way);
    }
  }
  if (isLast && captured.length > 0) hunt.found.push({ squares, captured });
}

function capturesOf(board: Board, side: Side): readonly DraughtsMove[] {
  const found: DraughtsMove[] = [];
  for (let from = 0; from < board.length; from += 1) {
    const piece = board[from] ?? empty;
    if (sideOf(piece) !== side) continue;
    const cells = [...board];
    // The piece has left its square, over which it may come again.
    cells[from] = empty;
    goOn({ cells, prey: otherSide(side), flies: isKing(piece), found }, [from], [], null);
  }
  return found;
}

function quietMovesOf(board: Board, side: Side): readonly DraughtsMove[] {
  const found: DraughtsMove[] = [];
  for (let from = 0; from < board.length; from += 1) {
    const piece = board[from] ?? empty;
    if (sideOf(piece) !== side) continue;
    const flies = isKing(piece);
    for (const ray of flies ? (rays[from] ?? []) : forwardRays(from, side)) {
      for (const to of ray) {
        if (board[to] !== empty) break;
        found.push({ squares: [from, to], captured: [] });
        if (!flies) break;
      }
    }
  }
  return found;
}

/** All moves of a side; none: it has lost. Two ways round to the same squares are two moves. */
export function movesOf(board: Board, side: Side): readonly DraughtsMove[] {
  const captures = capturesOf(board, side);
  return captures.length > 0 ? captures : quietMovesOf(board, side);
}

export function isCrowned(board: Board, { squares }: DraughtsMove): boolean {
  const piece = board[squares[0] ?? 0] ?? empty;
  const side = sideOf(piece);
  return side !== null && !isKing(piece) && rowOf(squares.at(-1) ?? 0) === kingsRow(side);
}

export function boardAfter(board: Board, move: DraughtsMove): Board {
  const { squares, captured } = move;
  const cells = [...board];
  const from = squares[0] ?? 0;
  const piece = cells[from] ?? empty;
  cells[from] = empty;
  for (const square of captured) cells[square] = empty;
  cells[squares.at(-1) ?? from] = isCrowned(board, move) ? piece.toUpperCase() : piece;
  return cells.join('');
}
