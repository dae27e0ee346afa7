/** Parts of amounts as lengths to draw: nothing is reckoned with them. */

/** How much of the whole, in thousandths, from 0 to 1000; of nothing all of it. */
export function partOf(amount: bigint, whole: bigint): number {
  if (whole <= 0n || amount >= whole) return 1000;
  return amount <= 0n ? 0 : Number((amount * 1000n) / whole);
}
