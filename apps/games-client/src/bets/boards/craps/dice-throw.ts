/** How two dice come over the table from the player's side, strike its far wall and roll back. */
import { dieOn, type ThrowWay } from '#frame/dice/die-path.ts';
import type { Throw } from '#frame/dice/thrown-dice.tsx';

type Pair = readonly [ThrowWay, ThrowWay];

/** Where they come to lie; whole turns, so that each ends with its face up. */
const pairs: readonly [Pair, Pair] = [
  [
    {
      from: { x: 5.2, z: 2.4 },
      to: { x: -0.95, z: 0.15, yaw: 28 },
      turns: { yaw: 1, pitch: 3, roll: -4 },
      height: 1.5,
      late: 0,
    },
    {
      from: { x: 6.4, z: 1.6 },
      to: { x: 0.85, z: -0.2, yaw: -22 },
      turns: { yaw: -1, pitch: -4, roll: 3 },
      height: 1.8,
      late: 0.06,
    },
  ],
  [
    {
      from: { x: 5.6, z: 1.8 },
      to: { x: -0.8, z: -0.25, yaw: -38 },
      turns: { yaw: -2, pitch: 4, roll: -3 },
      height: 1.7,
      late: 0.05,
    },
    {
      from: { x: 6, z: 2.6 },
      to: { x: 1, z: 0.2, yaw: 18 },
      turns: { yaw: 1, pitch: 3, roll: 4 },
      height: 1.45,
      late: 0,
    },
  ],
];

const throwMs = 1_450;
const knocks = [0.38, 0.62, 0.8];

/** Every other throw ends elsewhere. */
export const throws: readonly [Throw, Throw] = [throwOf(pairs[0]), throwOf(pairs[1])];

function throwOf(pair: Pair): Throw {
  return {
    throwMs,
    knocks,
    dieAt: (index, part) => dieOn(index === 0 ? pair[0] : pair[1], part),
  };
}
