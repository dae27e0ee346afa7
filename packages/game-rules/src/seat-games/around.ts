/** Counting on around a table, and what a division leaves over. Draws never go by a remainder. */

/** The place in a ring of `count`, for one that was counted on past its end. */
export const around = (place: number, count: number): number =>
  place - Math.floor(place / count) * count;

/** What is left once `parts` have the same of it, in the smallest unit. */
export const oddUnits = (amount: bigint, parts: bigint): bigint =>
  amount - (amount / parts) * parts;
