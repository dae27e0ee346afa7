/** How three dice are tossed under the dome. */
import { type DiePlace, dieOn, type ThrowWay } from '#frame/dice/die-path.ts';

/** Whole turns, so that a die ends as it is meant to lie. */
const ways: readonly [ThrowWay, ThrowWay, ThrowWay] = [
  {
    from: { x: -0.35, z: 0.2 },
    to: { x: -1.08, z: 0.3, yaw: 24 },
    turns: { yaw: 1, pitch: 4, roll: -3 },
    height: 2.1,
    late: 0,
  },
  {
    from: { x: 0.1, z: -0.3 },
    to: { x: 0.16, z: -0.72, yaw: -34 },
    turns: { yaw: -1, pitch: -3, roll: 4 },
    height: 2.5,
    late: 0.05,
  },
  {
    from: { x: 0.4, z: 0.3 },
    to: { x: 1.02, z: 0.52, yaw: 52 },
    turns: { yaw: 2, pitch: 3, roll: 3 },
    height: 1.9,
    late: 0.09,
  },
];

/** At `part` of the toss, 0 to 1, of the first, second or third die. */
export function dieAt(index: number, part: number): DiePlace {
  return dieOn(ways[index] ?? ways[0], part);
}
