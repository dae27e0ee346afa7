/** The bonus on won multiples: a share of the winnings by how many legs won. */
import type { Odds } from '@bahati/book-rules/odds.ts';

export type BonusStep = { legs: number; basisPoints: number; leastOdds: Odds };

/**
 * Of the payout above the stake, rounded down to a minor unit. A leg counts that won whole at odds of
 * the step or more; nothing is added where any leg only half won or was lost.
 */
export function bonusOf(
  slip: { legs: readonly { odds: Odds }[]; bonus: readonly BonusStep[]; isEachWay: boolean },
  ended: readonly { result: { result: string } | null }[],
  { stake, payout }: { stake: bigint; payout: bigint },
): bigint {
  if (payout <= stake || slip.isEachWay) return 0n;
  const results = ended.map(({ result }) => result?.result);
  if (results.some((result) => result === 'half_won' || result === 'half_lost')) return 0n;
  const share = slip.bonus.reduce((most, { legs, basisPoints, leastOdds }) => {
    const counted = slip.legs.filter(
      ({ odds }, at) => results[at] === 'won' && odds >= leastOdds,
    ).length;
    return counted >= legs && basisPoints > most ? basisPoints : most;
  }, 0);
  return ((payout - stake) * BigInt(share)) / 10_000n;
}
