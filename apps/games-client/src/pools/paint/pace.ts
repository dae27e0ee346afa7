/**
 * How finely a device can draw: where frames come too slowly for a while, fewer pixels are drawn, unless
 * that does not help, as on a phone that shows thirty frames a second to save its battery. Pure.
 */

export type Pace = {
  /** A frame was drawn at this time of a clock in milliseconds; true: the sharpness is another now. */
  readonly note: (nowMs: number) => boolean;
  /** Device pixels for a point of the page. */
  readonly sharpness: () => number;
};

const steps = [2, 1.5, 1, 0.75] as const;
const framesLooked = 45;
/** Less than fifty frames a second. */
const slowMs = 20.5;
/** Fewer pixels are worth it where a frame takes so much less. */
const worthShare = 0.9;
/** A page that was away says nothing of the device. */
const awayMs = 400;

export function createPace(devicePixels: number): Pace {
  const known = steps.filter((step) => step < devicePixels);
  const all = [Math.min(2, devicePixels), ...known.filter((step) => step < 2)];
  let at = 0;
  let isSettled = false;
  /** What a frame took when it was drawn as finely as can be. */
  let finest: number | null = null;
  let last: number | null = null;
  let deltas: number[] = [];
  const judge = (middle: number): boolean => {
    if (middle <= slowMs) return false;
    finest ??= middle;
    if (at < all.length - 1) {
      at += 1;
      return true;
    }
    // A screen shows a frame later than it is ready, so that one step alone may show no difference.
    isSettled = true;
    if (middle <= finest * worthShare) return false;
    at = 0;
    return true;
  };
  return {
    sharpness: () => all[at] ?? 1,
    note(nowMs) {
      const delta = last === null ? 0 : nowMs - last;
      last = nowMs;
      if (isSettled || delta <= 0 || delta > awayMs) return false;
      deltas.push(delta);
      if (deltas.length < framesLooked) return false;
      const middle = deltas.toSorted((one, other) => one - other)[framesLooked >> 1] ?? 0;
      deltas = [];
      return judge(middle);
    },
  };
}
