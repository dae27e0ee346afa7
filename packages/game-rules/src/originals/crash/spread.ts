/**
 * How far chance may carry what a round gives back. To a stake active the round is a fair game: at
 * k hundredths it goes on to the next with a chance of k in k + 1, so staying for it adds k to the
 * variance, in squared hundredths of the stake. Everybody active shares that chance, so it weighs by
 * the square of all that is staked together. The sum over the hundredths that were flown is the
 * variance whatever players do, by a target or by hand, as nobody knows what comes.
 */

/** What was staked together by those who stayed active through the same last hundredth. */
export type Stayed = {
  /** The point for those who lost, and one less than they were paid at for those who cashed out. */
  readonly until: number;
  readonly stake: bigint;
};

/** From 0.99, what a stake is worth before the start, to 1.01, the first that anybody may leave at. */
const ofStart = 198n;
const firstMultiple = 100;

/** The variance of a round's payout, in squared hundredths of minor units. */
export function spreadOf(stayed: readonly Stayed[]): bigint {
  let active = stayed.reduce((sum, { stake }) => sum + stake, 0n);
  let spread = ofStart * active * active;
  let flown = firstMultiple;
  for (const { until, stake } of stayed.toSorted((a, b) => a.until - b.until)) {
    spread += (sumTo(until) - sumTo(flown)) * active * active;
    flown = until;
    active -= stake;
  }
  return spread;
}

/** 1 + 2 + … + last. */
function sumTo(last: number): bigint {
  return (BigInt(last) * BigInt(last + 1)) / 2n;
}
