/** Where squares stand on the screen: one's own side is near. Pure. */
import {
  rowOf,
  type Side,
  squareCount,
} from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import type { Box } from '#frame/chips/boxes.ts';

export const rowCount = 8;

/** Row and column from the upper left, 0 to 7. */
export type Place = { readonly row: number; readonly column: number };

const inRow = 4;

/** Squares count from the top left as white sees them; black sits on the other side. */
export function placeOf(square: number, near: Side): Place {
  const row = rowOf(square);
  const column = 2 * (square - row * inRow) + (row % 2 === 0 ? 1 : 0);
  return near === 'white'
    ? { row, column }
    : { row: rowCount - 1 - row, column: rowCount - 1 - column };
}

/** Null: a light square. */
export function squareAt({ row, column }: Place, near: Side): number | null {
  const [r, c] = near === 'white' ? [row, column] : [rowCount - 1 - row, rowCount - 1 - column];
  if (r < 0 || c < 0 || r >= rowCount || c >= rowCount || (r + c) % 2 === 0) return null;
  return r * inRow + Math.floor(c / 2);
}

export const allSquares = Array.from({ length: squareCount }, (_, square) => square);

/** In parts of the board. */
export function boxOf(square: number, near: Side): Box {
  const { row, column } = placeOf(square, near);
  const width = 1 / rowCount;
  return { left: column * width, top: row * width, width, height: width };
}
