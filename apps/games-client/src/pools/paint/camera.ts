/**
 * Where of the screen a place of the pool is. One's own cannon always stands below: on a wide screen
 * the pool is turned about for those above, on a tall one it is laid on its side. Pure.
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
  const scale = Math.min(width / across, height / down);
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
      return { x: width / 2 + x * scale, y: height / 2 + y * scale };
    },
    toPool(x, y) {
      const off = { x: (x - width / 2) / scale, y: (y - height / 2) / scale };
      const back = rotate(off, (4 - quarters) % 4);
      return { x: back.x + poolWidth / 2, y: back.y + poolHeight / 2 };
    },
  };
}
