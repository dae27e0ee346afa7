/** The chips of the tray, and how an amount is written on one. */

/** In smallest chips, ascending. */
export const chipValues = [1, 5, 10, 50, 100, 500] as const;

/** The dearest chip of the tray that is not worth more: what the top of such a stack looks like. */
export function topChip(chips: number): (typeof chipValues)[number] {
  return chipValues.findLast((value) => value <= chips) ?? 1;
}

const thousand = 1_000n;
const minorPerUnit = 100n;

/** Minor units as a chip has room for it: `20`, `1.5K`, `100K`; cut, never rounded up. */
export function chipFigure(minor: bigint): string {
  const units = minor / minorPerUnit;
  if (units < thousand) return `${units}`;
  const tenths = (units * 10n) / thousand;
  const whole = tenths / 10n;
  const tenth = tenths - whole * 10n;
  return tenth === 0n || whole >= 100n ? `${whole}K` : `${whole}.${tenth}K`;
}

/** An amount in smallest chips as the fewest chips there are for it, the dearest first. */
export function pileOf(amount: bigint): (typeof chipValues)[number][] {
  let left = amount;
  return chipValues.toReversed().flatMap((value) => {
    const count = Number(left / BigInt(value));
    left -= BigInt(count * value);
    return Array.from({ length: count }, () => value);
  });
}
