/** A fish in the pool: what its spawn said, and where that puts it at a tick. */
import { type Parameters, type PathId, placeOn, ticksOf } from './paths.ts';
import type { Point } from './pool.ts';

/** All anybody needs to draw a fish at any tick, and all there is to know of it. */
export type Spawn = {
  readonly id: number;
  /** Its place in the list of the water's species. */
  readonly species: number;
  readonly pathId: PathId;
  readonly parameters: Parameters;
  readonly bornAtTick: number;
};

/** Half the length and half the height of a body, in units: the half axes of an ellipse. */
export type Body = { readonly length: number; readonly height: number };

/** Whether the fish swims at this tick, unless somebody has caught it. */
export function isSwimming({ parameters, bornAtTick }: Spawn, tick: number): boolean {
  return tick >= bornAtTick && tick <= bornAtTick + ticksOf(parameters);
}

/** Where the middle of the fish is, in whole units. */
export function fishAt({ pathId, parameters, bornAtTick }: Spawn, tick: number): Point {
  return placeOn(pathId, parameters, tick - bornAtTick);
}

/** Where it is heading: the way of four ticks around this one, in units. */
export function headingAt(spawn: Spawn, tick: number): Point {
  const before = fishAt(spawn, tick - 2);
  const after = fishAt(spawn, tick + 2);
  const heading = { x: after.x - before.x, y: after.y - before.y };
  return heading.x === 0 && heading.y === 0 ? { x: 1, y: 0 } : heading;
}

/**
 * How deep a bullet of this radius is in the fish: 0 in its middle, 1 at its edge, more outside.
 * A circle meets the ellipse where its middle lies in the ellipse with both half axes grown by the
 * radius. Answers the square, which orders alike.
 */
export function depthIn(
  body: Body,
  fish: { readonly place: Point; readonly heading: Point },
  bullet: Point,
  radius: number,
): number {
  const off = { x: bullet.x - fish.place.x, y: bullet.y - fish.place.y };
  const { x, y } = fish.heading;
  const along = (off.x * x + off.y * y) / (body.length + radius);
  const across = (off.y * x - off.x * y) / (body.height + radius);
  return (along * along + across * across) / (x * x + y * y);
}
