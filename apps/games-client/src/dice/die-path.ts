/**
 * How a die is thrown. It is 1 wide and lies on a floor seen from before and above, `x` to the
 * right and `z` towards the player, `y` up from the floor. However it tumbles, it ends with the
 * face that was drawn on top.
 */

export type DiePlace = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Degrees about the upright axis, then two tumbles, before the face is turned up. */
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
};

export type ThrowWay = {
  readonly from: { readonly x: number; readonly z: number };
  readonly to: { readonly x: number; readonly z: number; readonly yaw: number };
  readonly turns: { readonly yaw: number; readonly pitch: number; readonly roll: number };
  /** How high the first toss goes, and how much later than the throw it begins. */
  readonly height: number;
  readonly late: number;
};

/** Parts of a throw at which a die strikes the floor; between them it flies. */
const strikes = [0, 0.38, 0.62, 0.8, 0.92, 1] as const;

/** On its way at `part` of the throw, 0 to 1. */
export function dieOn({ from, to, turns, height, late }: ThrowWay, part: number): DiePlace {
  const done = Math.min(1, Math.max(0, (part - late) / (1 - late)));
  const left = (1 - done) ** 1.7;
  return {
    x: to.x + (from.x - to.x) * left,
    z: to.z + (from.z - to.z) * left,
    y: height * hop(done),
    yaw: to.yaw + 360 * turns.yaw * left,
    pitch: 360 * turns.pitch * left,
    roll: 360 * turns.roll * left,
  };
}

/** Each flight is lower than the one before, by the square of how much shorter it is. */
function hop(done: number): number {
  const at = strikes.findLastIndex((strike) => strike <= done);
  const [from, to] = [strikes[at], strikes[at + 1]];
  if (from === undefined || to === undefined) return 0;
  const first = strikes[1] - strikes[0];
  const along = (done - from) / (to - from);
  return 4 * along * (1 - along) * ((to - from) / first) ** 2;
}

/** The turn that brings a face up on a die with 1 on top, 2 before and 3 at its right. */
export const faceUp: Readonly<Record<number, string>> = {
  1: 'rotateX(0deg)',
  2: 'rotateX(90deg)',
  3: 'rotateZ(-90deg)',
  4: 'rotateZ(90deg)',
  5: 'rotateX(-90deg)',
  6: 'rotateX(180deg)',
};

/** As CSS, with the width of a die in pixels. */
export function dieTransform({ x, y, z, yaw, pitch, roll }: DiePlace, size: number): string {
  const move = `translate3d(${x * size}px, ${-y * size}px, ${z * size}px)`;
  return `${move} rotateY(${yaw}deg) rotateX(${pitch}deg) rotateZ(${roll}deg)`;
}
