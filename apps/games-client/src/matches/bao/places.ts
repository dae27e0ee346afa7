/** Where pits stand on the screen: one's own two rows are near. Pure. */
import { frontCount, isFront, pitCount } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import type { Box } from '#frame/chips/boxes.ts';
import type { Direction } from './seen-bao.ts';

export const rowCount = 4;
export const columnCount = frontCount;

/** Row and column from the upper left; rows 0 and 1 are the other's. */
export type Place = { readonly row: number; readonly column: number };

export const allPits = Array.from({ length: pitCount }, (_, pit) => pit);

/** Pits as their owner sees them: the other's are turned round. */
export function placeOf(pit: number, isNear: boolean): Place {
  const column = isFront(pit) ? pit : pitCount - 1 - pit;
  const row = isFront(pit) ? 2 : 3;
  return isNear ? { row, column } : { row: rowCount - 1 - row, column: columnCount - 1 - column };
}

/** To which side of the screen a sowing leaves this pit. */
export type Way = 'left' | 'right';

export function wayOf(pit: number, direction: Direction, isNear: boolean): Way {
  const isRight = (direction === 1) === isFront(pit);
  return isRight === isNear ? 'right' : 'left';
}

/** The carved ridge between the two sides. */
const ridge = 0.055;

/** In parts of the rows and the ridge between them. */
export function boxOf(pit: number, isNear: boolean): Box {
  const { row, column } = placeOf(pit, isNear);
  const [width, height] = [1 / columnCount, (1 - ridge) / rowCount];
  return { left: column * width, top: row * height + (isNear ? ridge : 0), width, height };
}
