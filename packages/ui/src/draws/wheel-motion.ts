/**
 * How a wheel turns, in degrees and seconds: it is pushed, runs while the answer is awaited, and is then
 * braked evenly, as friction brakes, so that it comes to rest at a place that was known before.
 */

/** Degrees a second once it runs. */
export const runningSpeed = 620;

const pushSeconds = 0.5;
const leastBrakingTurns = 3;

/** How far it has come `seconds` after the push, while nobody brakes it. */
export function runningAngle(seconds: number): number {
  const pushed = Math.min(seconds, pushSeconds);
  return (runningSpeed / pushSeconds / 2) * pushed ** 2 + runningSpeed * (seconds - pushed);
}

export type Braking = { from: number; to: number; seconds: number };

/** Brakes from `from`, at running speed, to the next place equal to `rest` after three whole turns. */
export function brakeTo(from: number, rest: number): Braking {
  const least = from + leastBrakingTurns * 360;
  const to = least + ((((rest - least) % 360) + 360) % 360);
  // An even braking covers half of what the speed would.
  return { from, to, seconds: (2 * (to - from)) / runningSpeed };
}

export function brakingAngle({ from, to, seconds }: Braking, since: number): number {
  if (since >= seconds) return to;
  const share = since / seconds;
  return from + (to - from) * (2 * share - share ** 2);
}

/**
 * The turn that brings a place of a slice under the pointer at the top. Slices go clockwise, the first
 * begins at the top; `within` is from 0, the slice's beginning, to 1.
 */
export function restOf(slice: number, slices: number, within: number): number {
  return 360 - ((slice + within) * 360) / slices;
}

/** Which slice is under the pointer. */
export function sliceAt(angle: number, slices: number): number {
  const under = (((360 - (angle % 360)) % 360) + 360) % 360;
  return Math.floor((under / 360) * slices) % slices;
}

/** How far a peg bends the pointer: it is lifted as a peg passes and falls back. */
export function pointerBend(angle: number, slices: number): number {
  const step = 360 / slices;
  const past = ((angle % step) + step) % step;
  return -24 * Math.max(0, 1 - past / (step * 0.45)) ** 2;
}
