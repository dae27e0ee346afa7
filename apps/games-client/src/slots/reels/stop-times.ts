/** When each reel stops. Pure, so that the wait a player feels can be read and tested here. */

export type StopPlan = {
  readonly reel: number;
  readonly stop: number;
  readonly window: readonly number[];
  /** When the brake goes on, counted from the answer. */
  atMs: number;
  readonly tenseFromMs: number;
  isTense: boolean;
  isAnnounced: boolean;
  isBraking: boolean;
  hasLanded: boolean;
};

export type StopInput = {
  readonly stops: readonly number[];
  readonly window: readonly (readonly number[])[];
  readonly scatter: number;
  /** So many scatters start what they stand for; 0 where none ever do. */
  readonly wanted: number;
  readonly isTurbo: boolean;
  /** How long the reels have been flying when the answer comes. */
  readonly flownMs: number;
};

type Timing = { flightMs: number; staggerMs: number; tensionMs: number };

const calm: Timing = { flightMs: 560, staggerMs: 190, tensionMs: 1150 };
const turbo: Timing = { flightMs: 230, staggerMs: 28, tensionMs: 420 };
/** Without movement there is nothing to watch: a short wait, then the result from left to right. */
const still: Timing = { flightMs: 320, staggerMs: 60, tensionMs: 60 };

export function stopTimes(input: StopInput): StopPlan[] {
  return planned(input, input.isTurbo ? turbo : calm, true);
}

export function stillStopTimes(input: StopInput): StopPlan[] {
  return planned(input, still, false);
}

function planned(input: StopInput, timing: Timing, mayBeTense: boolean): StopPlan[] {
  let atMs = Math.max(0, timing.flightMs - input.flownMs);
  let scatters = 0;
  return input.stops.map((stop, reel) => {
    const window = input.window[reel] ?? [];
    // With all but one of them in view, the next reel may bring what everybody waits for.
    const isTense = mayBeTense && input.wanted > 0 && scatters >= input.wanted - 1;
    const tenseFromMs = atMs;
    if (reel > 0) atMs += isTense ? timing.tensionMs : timing.staggerMs;
    scatters += window.filter((symbol) => symbol === input.scatter).length;
    return {
      reel,
      stop,
      window,
      atMs,
      tenseFromMs,
      isTense,
      isAnnounced: false,
      isBraking: false,
      hasLanded: false,
    };
  });
}
