/**
 * What counts of a round's stake is said once, as the round closes, and the stake may be several
 * transfers: each takes what it can of it, in their order. Null: all of the stake counts.
 */

/** What of a transfer of the stake counts; null: all of it. */
export function partOf(validStake: bigint | null, amount: bigint): bigint | null {
  return validStake === null || validStake >= amount ? null : validStake;
}

/** What is left for the transfers after it. */
export function leftOf(validStake: bigint | null, amount: bigint): bigint | null {
  if (validStake === null) return null;
  return validStake > amount ? validStake - amount : 0n;
}
