/** How far a build's return may be from the one it states. */

/** In percent. A build that is off by more, or may be, has left what it declares. */
export const widestPercent = 0.1;

type FoundReturn = {
  readonly percent: number;
  /** So near lies the true return, at 99 percent; nought where it is counted. */
  readonly within: number;
};

/** True if the true return, wherever it lies about the one found, is no further off than that. */
export function isWithinBand(statedPercent: number, { percent, within }: FoundReturn): boolean {
  // Less than a millionth is the rounding of what is stated, not a return that left.
  return Math.abs(percent - statedPercent) + within <= widestPercent + 1e-6;
}
