/**
 * Where things stand on the board: cells of a square of 15, `x` to the right and `y` down, each named
 * by its middle. Everything is laid for the side at the bottom left and turned from there. Pure.
 */
import { around } from '@bahati/game-rules/seat-games/around.ts';
import { home, type Side } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';

export type Place = { readonly x: number; readonly y: number };

/** Quarter turns clockwise from the bottom left. */
export type Corner = 0 | 1 | 2 | 3;

const middle = 7.5;
/** So wide is the frame around the cells. */
export const frame = 0.7;
/** A token turns off before its own start. */
const lastOfRing = 51;

/** One's own side lies at the bottom left; the others follow clockwise. */
export const cornerOf = (side: Side, near: Side): Corner => around(side - near, 4) as Corner;

export function turned({ x, y }: Place, corner: Corner): Place {
  let [dx, dy] = [x - middle, y - middle];
  for (let turn = 0; turn < corner; turn += 1) [dx, dy] = [-dy, dx];
  return { x: middle + dx, y: middle + dy };
}

const line = (count: number, at: (step: number) => Place): Place[] =>
  Array.from({ length: count }, (_, step) => at(step));

/** From the start on, clockwise; the last one lies before the start. */
export const ring: readonly Place[] = [
  ...line(5, (step) => ({ x: 6.5, y: 13.5 - step })),
  ...line(6, (step) => ({ x: 5.5 - step, y: 8.5 })),
  { x: 0.5, y: 7.5 },
  ...line(6, (step) => ({ x: 0.5 + step, y: 6.5 })),
  ...line(6, (step) => ({ x: 6.5, y: 5.5 - step })),
  { x: 7.5, y: 0.5 },
  ...line(6, (step) => ({ x: 8.5, y: 0.5 + step })),
  ...line(6, (step) => ({ x: 9.5 + step, y: 6.5 })),
  { x: 14.5, y: 7.5 },
  ...line(6, (step) => ({ x: 14.5 - step, y: 8.5 })),
  ...line(6, (step) => ({ x: 8.5, y: 9.5 + step })),
  { x: 7.5, y: 14.5 },
  { x: 6.5, y: 14.5 },
];

/** The five cells before home. */
export const column: readonly Place[] = line(5, (step) => ({ x: 7.5, y: 13.5 - step }));

export const yardMiddle: Place = { x: 3, y: 12 };

const spots: Readonly<Record<number, readonly Place[]>> = {
  2: [
    { x: 1.45, y: 12 },
    { x: 4.55, y: 12 },
  ],
  4: [
    { x: 1.5, y: 10.5 },
    { x: 4.5, y: 10.5 },
    { x: 1.5, y: 13.5 },
    { x: 4.5, y: 13.5 },
  ],
};

const homeSpots: readonly Place[] = [
  { x: 7.05, y: 8.5 },
  { x: 7.95, y: 8.5 },
  { x: 6.75, y: 8.75 },
  { x: 8.25, y: 8.75 },
];

const way: readonly Place[] = [...ring.slice(0, lastOfRing), ...column];

/** Of one of so many tokens after its steps. */
export function standsAt(steps: number, token: number, tokens: number): Place {
  if (steps === 0) return spots[tokens]?.[token] ?? yardMiddle;
  if (steps === home) return homeSpots[token] ?? { x: 7.5, y: 8.5 };
  return way[steps - 1] ?? yardMiddle;
}

/** As a part of the square with its frame. */
export const percent = (cells: number): string => `${((cells + frame) / (15 + 2 * frame)) * 100}%`;
