/** How finely a device can draw: where frames come too slowly for a while, fewer pixels are drawn. Pure. */

export type Pace = {
  /** A frame was drawn at this time of a clock in milliseconds; true: it is to be drawn more coarsely. */
  readonly note: (nowMs: number) => boolean;
  /** Device pixels for a point of the page. */
  readonly sharpness: () => number;
};

const steps = [2, 1.5, 1, 0.75] as const;
const framesLooked = 45;
/** Thirty frames a second and some. */
const slowMs = 30;
/** A page that was away says nothing of the device. */
const awayMs = 400;

export function createPace(devicePixels: number): Pace {
  const known = steps.filter((step) => step < devicePixels);
  const all = [Math.min(2, devicePixels), ...known.filter((step) => step < 2)];
  let at = 0;
  let last: number | null = null;
  let deltas: number[] = [];
  return {
    sharpness: () => all[Math.min(at, all.length - 1)] ?? 1,
    note(nowMs) {
      const delta = last === null ? 0 : nowMs - last;
      last = nowMs;
      if (delta <= 0 || delta > awayMs) return false;
      deltas.push(delta);
      if (deltas.length < framesLooked) return false;
      const middle = deltas.toSorted((one, other) => one - other)[framesLooked >> 1] ?? 0;
      deltas = [];
      if (middle <= slowMs || at >= all.length - 1) return false;
      at += 1;
      return true;
    },
  };
}
