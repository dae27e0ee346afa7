/** How the house's bot plays draughts: alpha-beta a few moves deep, captures looked at to their end. */
import type { Chance } from '@bahati/game-rules/seat-games/bots/quick-chance.ts';
import {
  type Board,
  empty,
  isKing,
  kingsRow,
  otherSide,
  rowOf,
  type Side,
  sideOf,
} from './draughts.board.ts';
import { boardAfter, type DraughtsMove, movesOf } from './draughts.moves.ts';
import type { DraughtsAct } from './draughts.rules.ts';

export type DraughtsTable = {
  readonly board: Board;
  readonly toMove: Side;
  readonly options: readonly DraughtsAct[];
};

const depth = 4;
/** Positions one decision looks at, so that it ends wherever it is. */
const mostPositions = 400;
const worth = { man: 100, king: 280, row: 3, back: 6, won: 100_000 };
/** Whoever is so far behind takes the draw that is offered. */
const takesDrawBelow = -60;

type Search = { left: number };

function worthOf(piece: string, square: number): number {
  const side = sideOf(piece);
  if (side === null) return 0;
  if (isKing(piece)) return worth.king;
  const row = rowOf(square);
  const made = side === 'black' ? row : kingsRow('black') - row;
  const atHome = row === kingsRow(otherSide(side)) ? worth.back : 0;
  return worth.man + made * worth.row + atHome;
}

function balanceOf(board: Board, side: Side): number {
  let sum = 0;
  let pieces = 0;
  for (let square = 0; square < board.length; square += 1) {
    const piece = board[square] ?? empty;
    if (piece === empty) continue;
    pieces += 1;
    const value = worthOf(piece, square);
    sum += sideOf(piece) === side ? value : -value;
  }
  // Whoever is ahead is better off with fewer pieces on the board.
  return sum + sum / (1 + pieces / 4);
}

/** What the position is worth to the side that moves. */
function look(
  search: Search,
  board: Board,
  side: Side,
  left: number,
  least: number,
  most: number,
): number {
  const moves = movesOf(board, side);
  // To lose later is better.
  if (moves.length === 0) return -worth.won - left;
  const isQuiet = moves[0]?.captured.length === 0;
  search.left -= 1;
  if (search.left <= 0 || (left <= 0 && isQuiet)) return balanceOf(board, side);
  let best = least;
  for (const move of moves) {
    const value = -look(search, boardAfter(board, move), otherSide(side), left - 1, -most, -best);
    if (value > best) best = value;
    if (best >= most) break;
  }
  return best;
}

/** In an order that is drawn, so that the same position is not always played alike. */
function inAnyOrder(moves: readonly DraughtsMove[], chance: Chance): readonly DraughtsMove[] {
  return moves
    .map((move) => ({ move, place: chance(1_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ move }) => move);
}

export function draughtsBot(
  { board, toMove, options }: DraughtsTable,
  chance: Chance,
): DraughtsAct {
  const moves = inAnyOrder(movesOf(board, toMove), chance);
  let best: { move: DraughtsMove; value: number } | undefined;
  for (const move of moves) {
    // Each move by its own measure: one that is looked at last is seen as far as the first.
    const search: Search = { left: mostPositions / moves.length };
    const after = boardAfter(board, move);
    const floor = best?.value ?? -Infinity;
    const value = -look(search, after, otherSide(toMove), depth - 1, -Infinity, -floor);
    if (!best || value > best.value) best = { move, value };
  }
  if (!best) throw new RangeError('A bot is asked at its turn.');
  const isOffered = options.some(({ kind }) => kind === 'accept_draw');
  if (isOffered && best.value < takesDrawBelow) return { kind: 'accept_draw' };
  return { kind: 'move', squares: best.move.squares };
}
