/** The numbers as they lie round the rim, on a track with round ends. Pure. */
import { rim, type Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import type { Box } from '#frame/chips/boxes.ts';
import type { Lie } from './cloth-layout.ts';

export type TrackSpot = { readonly name: string; readonly box: Box };

/** How many times longer than deep the track is. Upright it is nearly as deep, for larger fields. */
export const trackLength = { wide: 3, tall: 1.15 } as const;

/** A number's field, and the bend of the corners along its middle; in parts of the track's depth. */
const shapes = { wide: { size: 0.17, bend: 0.415 }, tall: { size: 0.092, bend: 0.2 } } as const;

export function trackSpots(wheel: Wheel, lie: Lie): readonly TrackSpot[] {
  const order = rim[wheel];
  const length = trackLength[lie];
  const { size, bend } = shapes[lie];
  const way = wayRound(length - size, 1 - size, bend);
  return order.map((name, at) => {
    const { u, v } = way(at / order.length);
    const box = { left: u / length, top: v, width: size / length, height: size };
    return { name, box };
  });
}

/** Round a rectangle with bent corners, from where its upper side begins to be straight. */
function wayRound(width: number, depth: number, bend: number) {
  const [across, down, turn] = [width - 2 * bend, depth - 2 * bend, (Math.PI * bend) / 2];
  const sides = [across, turn, down, turn, across, turn, down, turn];
  const whole = sides.reduce((sum, side) => sum + side, 0);
  const corner = (u: number, v: number, from: number) => (way: number) => {
    const angle = from + way / bend;
    return { u: u + bend * Math.cos(angle), v: v + bend * Math.sin(angle) };
  };
  const quarter = Math.PI / 2;
  const pieces = [
    (way: number) => ({ u: bend + way, v: 0 }),
    corner(width - bend, bend, -quarter),
    (way: number) => ({ u: width, v: bend + way }),
    corner(width - bend, depth - bend, 0),
    (way: number) => ({ u: width - bend - way, v: depth }),
    corner(bend, depth - bend, quarter),
    (way: number) => ({ u: 0, v: depth - bend - way }),
    corner(bend, bend, 2 * quarter),
  ];
  return (share: number): { u: number; v: number } => {
    let way = share * whole;
    for (const [at, piece] of pieces.entries()) {
      const side = sides[at] ?? 0;
      if (way <= side) return piece(way);
      way -= side;
    }
    return { u: bend, v: 0 };
  };
}

/** The number itself first, then those beside it on the wheel, the nearest first. */
export function neighboursOf(wheel: Wheel, number: string, count: number): readonly string[] {
  const order = rim[wheel];
  const at = order.indexOf(number);
  const beside = Array.from({ length: count }, (_, nth) => [
    order.at((at + nth + 1) % order.length) ?? number,
    order.at(at - nth - 1) ?? number,
  ]);
  return [number, ...beside.flat()];
}
