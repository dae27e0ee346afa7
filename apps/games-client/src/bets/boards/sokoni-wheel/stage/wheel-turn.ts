/**
 * How a wheel of the market turns: a hand pulls it, friction brings it to rest. Angles are degrees,
 * clockwise; all is told by how much of the turn is over, so that everybody sees the same. Pure.
 */

/** In this part of the turn the hand pulls. */
const pulled = 0.09;
/** The higher, the longer the wheel creeps before it rests. */
const friction = 3.1;

/** The share of the way behind it, from 0 to 1, when `part` of the time is over. */
function wayAt(part: number): number {
  const done = Math.min(1, Math.max(0, part));
  const eased = done < pulled ? (done * done) / (2 * pulled) : done - pulled / 2;
  return 1 - (1 - eased / (1 - pulled / 2)) ** friction;
}

export type Turn = { readonly from: number; readonly to: number };

/** From where the wheel stands on to where it is to rest, after so many whole turns. */
export function turnTo(from: number, rest: number, turns: number): Turn {
  const near = (((rest - from) % 360) + 360) % 360;
  return { from, to: from + 360 * turns + near };
}

export const angleAt = ({ from, to }: Turn, part: number): number =>
  from + (to - from) * wayAt(part);

/** Where a wheel of so many segments rests; the seed tells where within the segment. */
export function restingAngle(segment: number, count: number, seed: number): number {
  const within = (((seed * 7 + segment * 3) % 11) / 10 - 0.5) * 0.6;
  return -((segment + within) * 360) / count;
}

/** Pegs that have passed the pointer, from any beginning. */
export const pegsAt = (angle: number, count: number): number =>
  Math.floor((angle * count) / 360 + 0.5);

/** How far a peg bends the pointer, in degrees: up to it and over it, then it springs back. */
export function bendAt(angle: number, count: number): number {
  const place = (angle * count) / 360 + 0.5;
  const past = place - Math.floor(place);
  const most = Math.min(24, 9 + 180 / count);
  if (past > 0.62) return most * ((past - 0.62) / 0.38) ** 1.4;
  return past < 0.2 ? most * 0.55 * (1 - past / 0.2) * Math.cos(past * 34) : 0;
}
