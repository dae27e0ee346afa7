/**
 * How each symbol lives when it wins. A symbol is a small cloth of points; these functions say how
 * far each point leaves its place. `u` and `v` run from 0 to 1 across and down the symbol, `t` is
 * seconds; shifts are shares of the symbol's size. Results are written into `shift`, so that
 * nothing is made while symbols move.
 */

export const shift = { x: 0, y: 0 };

export type Liveliness = (u: number, v: number, t: number) => void;

function turn(u: number, v: number, aboutU: number, aboutV: number, angle: number): void {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const du = u - aboutU;
  const dv = v - aboutV;
  shift.x += du * cos - dv * sin - du;
  shift.y += du * sin + dv * cos - dv;
}

function grow(u: number, v: number, aboutV: number, byX: number, byY: number): void {
  shift.x += (u - 0.5) * byX;
  shift.y += (v - aboutV) * byY;
}

/** Stays where it is. */
export function still(): void {
  shift.x = 0;
  shift.y = 0;
}

const beat = (t: number, perSecond: number): number => Math.abs(Math.sin(t * Math.PI * perSecond));

const swing: Liveliness = (u, v, t) => {
  still();
  const swell = 0.07 + 0.05 * Math.sin(t * 5.2);
  grow(u, v, 0.5, swell, swell);
  turn(u, v, 0.5, 0.02, 0.13 * Math.sin(t * 3.4));
};

const sail: Liveliness = (u, v, t) => {
  still();
  const swell = 0.08 + 0.04 * Math.sin(t * 4);
  grow(u, v, 0.5, swell, swell);
  turn(u, v, 0.5, 0.7, 0.11 * Math.sin(t * 3));
  shift.x += (0.6 - v) * 0.05 * Math.sin(t * 3 + 1) * (v < 0.6 ? 1 : 0);
};

const knock: Liveliness = (u, v, t) => {
  still();
  const hit = beat(t, 1.1) ** 6;
  grow(u, v, 1, 0.05 + 0.05 * hit, 0.05 + 0.06 * hit);
  shift.x += 0.012 * Math.sin(t * 42) * hit;
};

const pour: Liveliness = (u, v, t) => {
  still();
  const tilt = 0.5 - 0.5 * Math.cos(t * 3.2);
  grow(u, v, 0.9, 0.06, 0.06);
  turn(u, v, 0.42, 0.86, 0.2 * tilt - 0.04);
  shift.y -= 0.03 * tilt;
};

const thump: Liveliness = (u, v, t) => {
  still();
  const hit = beat(t, 2.2) ** 5;
  grow(u, v, 0.94, 0.06 + 0.09 * hit, 0.06 - 0.13 * hit);
  if (v < 0.4) shift.y += 0.02 * hit * Math.sin(u * 9.5);
};

const wriggle: Liveliness = (u, v, t) => {
  still();
  const breath = Math.sin(t * 3.6);
  const arms = Math.max(0, v - 0.46);
  grow(u, v, 0.55, 0.07 + 0.04 * breath, 0.07 - 0.05 * breath);
  shift.x += arms * 0.22 * Math.sin(t * 6 + v * 9 + (u < 0.5 ? 0 : 2.2));
  shift.y += arms * 0.16 * Math.sin(t * 6 + u * 11);
};

const sway: Liveliness = (u, v, t) => {
  still();
  const lean = Math.sin(t * 3.8);
  grow(u, v, 0.95, 0.06, 0.06);
  turn(u, v, 0.5, 0.95, 0.12 * lean);
  if (v < 0.3 && u > 0.5) shift.x += (0.3 - v) * 0.22 * Math.sin(t * 7);
};

const wobble: Liveliness = (u, v, t) => {
  still();
  const jelly = Math.sin(t * 6.4);
  grow(u, v, 0.95, 0.06 + 0.07 * jelly, 0.06 - 0.09 * jelly);
  shift.y -= 0.05 * Math.max(0, -jelly);
  if (v < 0.25) shift.y += (0.25 - v) * 0.3 * Math.sin(t * 8 + u * 6);
};

const unfold: Liveliness = (u, v, t) => {
  still();
  const apart = 0.5 + 0.5 * Math.sin(t * 4.4);
  grow(u, v, 0.6, 0.04 + 0.07 * apart, 0.06);
  if (v < 0.62) shift.x += (u - 0.5) * (0.62 - v) * 0.34 * apart;
};

const tip: Liveliness = (u, v, t) => {
  still();
  const tilt = Math.sin(t * 4);
  grow(u, v, 0.95, 0.06, 0.06);
  turn(u, v, 0.46, 0.9, 0.1 * tilt);
  if (v < 0.26) shift.x += (0.26 - v) * 0.4 * Math.sin(t * 5 + v * 22);
};

/** By name: a look says which of its symbols moves how. */
const motions = {
  swing,
  sail,
  knock,
  pour,
  thump,
  wriggle,
  sway,
  wobble,
  unfold,
  tip,
};

export type Motion = keyof typeof motions;

/** Undefined: a symbol that stays as it is. */
export function livelinessOf(motion: Motion | undefined): Liveliness {
  return motion === undefined ? still : motions[motion];
}
