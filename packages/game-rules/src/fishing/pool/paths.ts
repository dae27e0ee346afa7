/**
 * How fish swim: a few kinds of path, each a function of whole parameters and of the part of the way
 * that is done. A client that was told of a spawn draws the fish at any tick by itself.
 */
import { type Point, squareApart, wholeRoot } from './pool.ts';
import { cosineOf, sineOf, sineScale } from './turns.ts';

export const pathIds = ['line', 'wave', 'bow', 'swerve', 'ring'] as const;
export type PathId = (typeof pathIds)[number];

/**
 * Whole numbers; the last is always how many ticks the whole way takes.
 * - line: x0 y0 x1 y1
 * - wave: x0 y0 x1 y1, height of its waves, 4096ths of a turn of waves in all
 * - bow: x0 y0, control point, x1 y1 (quadratic Bézier)
 * - swerve: x0 y0, two control points, x1 y1 (cubic Bézier)
 * - ring: centre, far and near distance from it, 4096ths where it begins, 4096ths it goes round
 */
export type Parameters = readonly number[];

/** How many parameters each kind has, ticks included. */
export const parameterCounts: Readonly<Record<PathId, number>> = {
  line: 5,
  wave: 7,
  bow: 7,
  swerve: 9,
  ring: 7,
};

type Curve = (done: number, p: Parameters) => Point;

const at = (p: Parameters, index: number): number => p[index] ?? 0;

function alongLine(done: number, p: Parameters): Point {
  return {
    x: at(p, 0) + (at(p, 2) - at(p, 0)) * done,
    y: at(p, 1) + (at(p, 3) - at(p, 1)) * done,
  };
}

/** A line whose waves go across it. */
function alongWave(done: number, p: Parameters): Point {
  const { x, y } = alongLine(done, p);
  const across = { x: at(p, 1) - at(p, 3), y: at(p, 2) - at(p, 0) };
  const length = wholeRoot(squareApart({ x: 0, y: 0 }, across)) || 1;
  const off = (at(p, 4) * sineOf(Math.round(at(p, 5) * done))) / sineScale;
  return { x: x + (across.x * off) / length, y: y + (across.y * off) / length };
}

function alongBow(done: number, p: Parameters): Point {
  const left = 1 - done;
  const of = (a: number, b: number, c: number) =>
    left * left * a + 2 * left * done * b + done * done * c;
  return { x: of(at(p, 0), at(p, 2), at(p, 4)), y: of(at(p, 1), at(p, 3), at(p, 5)) };
}

function alongSwerve(done: number, p: Parameters): Point {
  const left = 1 - done;
  const of = (a: number, b: number, c: number, d: number) =>
    left * left * (left * a + 3 * done * b) + done * done * (3 * left * c + done * d);
  return {
    x: of(at(p, 0), at(p, 2), at(p, 4), at(p, 6)),
    y: of(at(p, 1), at(p, 3), at(p, 5), at(p, 7)),
  };
}

/** Comes in from far away, goes round near the centre and out again. */
function alongRing(done: number, p: Parameters): Point {
  const radius = at(p, 2) + (at(p, 3) - at(p, 2)) * 4 * done * (1 - done);
  const turn = Math.round(at(p, 4) + at(p, 5) * done);
  return {
    x: at(p, 0) + (radius * cosineOf(turn)) / sineScale,
    y: at(p, 1) + (radius * sineOf(turn)) / sineScale,
  };
}

const curves: Readonly<Record<PathId, Curve>> = {
  line: alongLine,
  wave: alongWave,
  bow: alongBow,
  swerve: alongSwerve,
  ring: alongRing,
};

/** How many ticks the whole way takes. */
export function ticksOf(parameters: Parameters): number {
  return parameters.at(-1) ?? 0;
}

/** The place after so many ticks of the way, in whole units; it goes on beyond both ends. */
export function placeOn(path: PathId, parameters: Parameters, age: number): Point {
  const { x, y } = curves[path](age / ticksOf(parameters), parameters);
  // Nought has no sign on the wire.
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}

/** The same way, moved by so many units. */
export function shifted(path: PathId, parameters: Parameters, { x, y }: Point): Parameters {
  const places = path === 'ring' ? 2 : path === 'wave' ? 4 : parameters.length - 1;
  return parameters.map((value, index) => {
    if (index >= places) return value;
    return value + ((index & 1) === 0 ? x : y);
  });
}

/** How long a way is, by 32 pieces of it, in units. */
export function lengthOf(path: PathId, parameters: Parameters): number {
  const pieces = 32;
  const unhurried = [...parameters.slice(0, -1), pieces];
  let length = 0;
  for (let piece = 0; piece < pieces; piece += 1) {
    const ends = [piece, piece + 1].map((age) => placeOn(path, unhurried, age));
    length += wholeRoot(squareApart(ends[0] ?? { x: 0, y: 0 }, ends[1] ?? { x: 0, y: 0 }));
  }
  return length;
}
