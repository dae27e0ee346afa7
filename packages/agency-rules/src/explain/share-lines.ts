/** The bets of a real-time salary, summed by the rate of the next agent towards the bettor. */
import type { BetShare } from '@bahati/agency-rules/bills/real-time-salary.ts';

export type ShareLine = {
  readonly nextRateBps: number;
  readonly differenceBps: number;
  readonly stake: bigint;
  /** The part of it that the brake leaves. */
  readonly countedStake: bigint;
  /** Rounded down for the eye; the bill is rounded once, over all lines. */
  readonly pays: bigint;
};

/** The largest difference first. */
export function shareLines(shares: readonly BetShare[]): ShareLine[] {
  const lines = Map.groupBy(shares, ({ nextRateBps }) => nextRateBps);
  return [...lines]
    .map(([nextRateBps, bets]) => ({
      nextRateBps,
      differenceBps: bets[0]?.differenceBps ?? 0,
      stake: sum(bets.map(({ stake }) => stake)),
      countedStake: sum(bets.map(({ countedStake }) => countedStake)),
      pays: sum(bets.map(({ share }) => share)) / 10_000n,
    }))
    .toSorted((first, second) => second.differenceBps - first.differenceBps);
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
