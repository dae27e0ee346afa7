/** Whether two members who play at the same tables look as if they play together. */
import type { Thresholds } from '#domains/risk/aml/aml.ts';

export type PlayedPair = {
  hands: number;
  /** What one won of the other, minor units. */
  net: bigint;
  /** Hands that came down to the two, and of those the ones without a bet. */
  alone: number;
  spared: number;
  sharesDevice: boolean;
};

/** Fewer hands alone say nothing of how two play against each other. */
export const leastAlone = 10;

/** Of enough hands together: much moved one way, hardly a bet against each other, or one device. */
export function isSuspicious(
  { isOn, amount, count, ratioBps }: Thresholds,
  { hands, net, alone, spared, sharesDevice }: PlayedPair,
): boolean {
  if (!isOn || amount === null || count === null || ratioBps === null || hands < count)
    return false;
  const moved = net < 0n ? -net : net;
  const areSparing = alone >= leastAlone && spared * 10_000 >= alone * ratioBps;
  return moved >= amount || areSparing || sharesDevice;
}
