/** What is given and what is kept of points earned in parts. */

/**
 * A basis point of a minor unit is a millionth of a point: 100 minor units are one of the currency, and
 * 10,000 basis points of it one point.
 */
export const partsOfPoint = 1_000_000n;

/**
 * Of parts that add up to whole points those points, rounded towards nothing, and what stays for the
 * next time. Parts below nothing, of rounds that were voided, take back what the balance has; the rest
 * is set against what is earned next.
 */
export function settleParts(parts: bigint, balance: bigint): { points: bigint; left: bigint } {
  const whole = parts / partsOfPoint;
  const points = whole < -balance ? -balance : whole;
  return { points, left: parts - points * partsOfPoint };
}
