/** Where a small window stands over the page, and where it may go. In CSS pixels. */

export type Place = { x: number; y: number };
export type Size = { width: number; height: number };

/** Kept between a window's side and the screen's. */
const marginPx = 8;

/** Never so far out that its handle could not be reached. */
export function keepInside(place: Place, size: Size, screen: Size): Place {
  const within = (at: number, length: number, room: number) =>
    Math.round(Math.max(marginPx, Math.min(at, room - length - marginPx)));
  return {
    x: within(place.x, size.width, screen.width),
    y: within(place.y, size.height, screen.height),
  };
}

export function middleOf(size: Size, screen: Size): Place {
  const middle = { x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2 };
  return keepInside(middle, size, screen);
}

const stepPx = 16;
const longStepPx = 64;

/** Undefined: the key moves nothing. */
export function moveByKey(place: Place, key: string, isLong: boolean): Place | undefined {
  const step = isLong ? longStepPx : stepPx;
  const moves: Record<string, Place> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  };
  const move = moves[key];
  return move && { x: place.x + move.x, y: place.y + move.y };
}

/** The next corner, clockwise, for who can neither drag nor press keys. */
export function nextCorner(place: Place, size: Size, screen: Size): Place {
  const middle = middleOf(size, screen);
  const isLeft = place.x < middle.x;
  const isTop = place.y < middle.y;
  const corner = { x: isTop ? screen.width : 0, y: isLeft ? 0 : screen.height };
  return keepInside(corner, size, screen);
}
