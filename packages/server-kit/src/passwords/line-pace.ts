/**
 * How fast a line of work moves, and so how long whoever joins it will wait. A count alone does
 * not bound a wait: on busy processors the same line takes many times as long.
 */
export type LinePace = {
  /** Would one more, behind so many, be served in time? */
  mayJoin: (waiting: number) => boolean;
  /** One was served, this long after it came first in line. */
  served: (ms: number) => void;
};

/** Who stands near the front may always wait: a machine that stood still once says nothing yet. */
const shortLine = 24;
/** The share of the newest in what is believed. */
const weight = 0.2;

export function createLinePace(expectedMs: number, longestWaitMs: number): LinePace {
  let pace = expectedMs;
  return {
    mayJoin: (waiting) => waiting < shortLine || waiting * pace < longestWaitMs,
    served(ms) {
      pace += weight * (ms - pace);
    },
  };
}
