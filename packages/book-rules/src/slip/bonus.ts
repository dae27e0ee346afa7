/** The bonus on won multiples: a share of the winnings by how many of its legs qualify. */
import type { LegResult } from '@bahati/book-rules/leg-result.ts';
import type { Odds } from '@bahati/book-rules/odds.ts';

/** From so many qualifying legs on; a leg qualifies at these odds or more. */
export type BonusTier = {
  readonly legs: number;
  readonly basisPoints: number;
  readonly leastOdds: Odds;
};

/**
 * In minor units, rounded down, of the payout above the stake. A leg counts that is won in full at
 * odds that qualify; the best tier reached is paid. Nothing for a multiple that did not win, nor for
 * one with a half result or a dead heat in it: it was not won as it was bet on.
 */
export function multipleBonus(
  tiers: readonly BonusTier[],
  legs: readonly { readonly odds: Odds; readonly result: LegResult }[],
  { stake, payout }: { stake: bigint; payout: bigint },
): bigint {
  if (payout <= stake || legs.some(({ result }) => isPartial(result))) return 0n;
  const best = tiers
    .filter(({ legs: least, leastOdds }) => countWon(legs, leastOdds) >= least)
    .reduce((most, { basisPoints }) => Math.max(most, basisPoints), 0);
  return ((payout - stake) * BigInt(best)) / 10_000n;
}

const countWon = (
  legs: readonly { readonly odds: Odds; readonly result: LegResult }[],
  leastOdds: Odds,
): number => legs.filter(({ odds, result }) => result.result === 'won' && odds >= leastOdds).length;

const isPartial = (leg: LegResult): boolean =>
  leg.result === 'half_won' ||
  leg.result === 'half_lost' ||
  (leg.result === 'won' && leg.deadHeat !== undefined);
