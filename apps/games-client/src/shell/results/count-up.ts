/** The amounts shown while a win counts up: exact, never above the win, ending on it. */

const fine = 10_000;

/** The part of `total` to show at `progress` (0 … 1), rounded down to a minor unit. */
export function countedUp(total: bigint, progress: number): bigint {
  const share = Math.round(Math.min(1, Math.max(0, progress)) * fine);
  return (total * BigInt(share)) / BigInt(fine);
}

/** Fast at first, slow at the end: the last figures can be read as they settle. */
export function countEasing(progress: number): number {
  return 1 - (1 - progress) ** 2.2;
}
