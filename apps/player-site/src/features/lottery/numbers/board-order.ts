/** In which order a board fills: from the smallest prize up to the first one, as at the draw itself. */
import { layoutOf, type Family } from '@bahati/lottery-rules/draws/families.ts';
import type { PrizeNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

export type BoardProps = {
  family: Family;
  numbers: PrizeNumbers;
  /** So many numbers are shown, the first drawn first; absent: all. */
  shown?: number | undefined;
  /** Prizes that paid something, to be marked. */
  marked?: readonly string[] | undefined;
};

export type BoardPrize = { readonly prize: string; readonly numbers: readonly string[] };

/** The prizes of a board in the order in which they are printed. */
export function prizesOf(family: Family, { prizes }: PrizeNumbers): BoardPrize[] {
  const layout = layoutOf(family);
  const slots = layout.kind === 'prizes' ? layout.slots : [];
  return slots.map(({ prize }) => ({ prize, numbers: prizes[prize] ?? [] }));
}

/** How many numbers a board has, series codes aside. */
export const countOf = (family: Family, numbers: PrizeNumbers): number =>
  prizesOf(family, numbers).reduce((sum, { numbers: list }) => sum + list.length, 0);

/**
 * Of each prize how many of its numbers are out when so many were drawn altogether.
 */
export function outOf(
  family: Family,
  numbers: PrizeNumbers,
  drawn: number | undefined,
): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  let left = drawn ?? Number.POSITIVE_INFINITY;
  for (const { prize, numbers: list } of prizesOf(family, numbers).toReversed()) {
    const shown = Math.min(left, list.length);
    out.set(prize, shown);
    left -= shown;
  }
  return out;
}
