/**
 * Where of the screen a place of the pool is. One's own cannon always stands below: on a wide screen
 * the pool is turned about for those above, on a tall one it is laid on its side. Round the pool is
 * room for the cannons. Pure.
 */
import { type Point, poolHeight, poolWidth } from '@bahati/game-rules/fishing/pool/pool.ts';

export type Camera = {
  readonly width: number;
  readonly height: number;
  /** Pixels a unit. */
  readonly scale: number;
  /** What is added to every direction, in radians. */
  readonly turn: number;
  readonly toScreen: (place: Point) => Point;
  readonly toPool: (x: number, y: number) => Point;
};

type Room = { readonly top: number; readonly bottom: number; readonly sides: number };

const tall: Room = { top: 46, bottom: 4, sides: 18 };
const wide: Room = { top: 46, bottom: 30, sides: 0 };
/** A phone on its side has its buttons beside the water. */
const low: Room = { top: 14, bottom: 18, sides: 0 };
const lowBelow = 420;

const rotate = ({ x, y }: Point, quarters: number): Point => {
  if (quarters === 1) return { x: 0 - y, y: x };
  if (quarters === 2) return { x: 0 - x, y: 0 - y };
  return quarters === 3 ? { x: y, y: 0 - x } : { x, y };
};

export function createCamera(width: number, height: number, seat: number | null): Camera {
  const isTall = height > width;
  const at = seat ?? 0;
  const quarters = isTall ? (at === 0 || at === 3 ? 3 : 1) : at < 2 ? 0 : 2;
  const [across, down] = isTall ? [poolHeight, poolWidth] : [poolWidth, poolHeight];
  const { top, bottom, sides } = isTall ? tall : height < lowBelow ? low : wide;
  const free = { x: Math.max(1, width - 2 * sides), y: Math.max(1, height - top - bottom) };
  const scale = Math.min(free.x / across, free.y / down);
  const middle = { x: width / 2, y: top + free.y / 2 };
  return {
    width,
    height,
    scale,
    turn: (quarters * Math.PI) / 2,
    toScreen(place) {
      const { x, y } = rotate(
        { x: place.x - poolWidth / 2, y: place.y - poolHeight / 2 },
        quarters,
      );
      return { x: middle.x + x * scale, y: middle.y + y * scale };
    },
    toPool(x, y) {
      const off = { x: (x - middle.x) / scale, y: (y - middle.y) / scale };
      const back = rotate(off, (4 - quarters) % 4);
      return { x: back.x + poolWidth / 2, y: back.y + poolHeight / 2 };
    },
  };
}
