/**
 * The 32 dark squares of draughts, 0 to 31 from the top left as the books number them from 1: the
 * bottom left corner is dark. Black begins at the top and moves down, white the other way.
 */

export type Side = 'black' | 'white';

/** A letter a square: `b` and `w` are men, `B` and `W` kings, a dot is empty. */
export type Board = string;

export const empty = '.';
export const squareCount = 32;
const inRow = 4;
const rows = 8;

export const firstBoard: Board = 'b'.repeat(12) + empty.repeat(8) + 'w'.repeat(12);

export function otherSide(side: Side): Side {
  return side === 'black' ? 'white' : 'black';
}

export function rowOf(square: number): number {
  return Math.floor(square / inRow);
}

/** Even rows begin with a light square. */
function columnOf(square: number): number {
  const row = rowOf(square);
  return 2 * (square - row * inRow) + (isEvenRow(row) ? 1 : 0);
}

function isEvenRow(row: number): boolean {
  return (row & 1) === 0;
}

function squareAt(row: number, column: number): number | null {
  if (row < 0 || row >= rows || column < 0 || column >= rows) return null;
  return row * inRow + Math.floor(column / 2);
}

function rayFrom(square: number, down: number, right: number): readonly number[] {
  const ray: number[] = [];
  for (let steps = 1; steps < rows; steps += 1) {
    const next = squareAt(rowOf(square) + down * steps, columnOf(square) + right * steps);
    if (next === null) break;
    ray.push(next);
  }
  return ray;
}

/** By square the four diagonals away from it, nearest square first: two up, then two down. */
export const rays: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: squareCount },
  (_, square) => [
    rayFrom(square, -1, -1),
    rayFrom(square, -1, 1),
    rayFrom(square, 1, -1),
    rayFrom(square, 1, 1),
  ],
);

/** The two diagonals a man of this side moves along when he captures nothing. */
export function forwardRays(square: number, side: Side): readonly (readonly number[])[] {
  const all = rays[square] ?? [];
  return side === 'white' ? all.slice(0, 2) : all.slice(2);
}

export function sideOf(piece: string): Side | null {
  if (piece === 'b' || piece === 'B') return 'black';
  return piece === 'w' || piece === 'W' ? 'white' : null;
}

export function isKing(piece: string): boolean {
  return piece === 'B' || piece === 'W';
}

/** The row where this side's men become kings. */
export function kingsRow(side: Side): number {
  return side === 'black' ? rows - 1 : 0;
}

export type Count = { readonly men: number; readonly kings: number };

export function countOf(board: Board, side: Side): Count {
  const pieces = [...board].filter((piece) => sideOf(piece) === side);
  const kings = pieces.filter(isKing).length;
  return { men: pieces.length - kings, kings };
}
