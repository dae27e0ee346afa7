/** What odds set by hand do to what the book keeps. */

/** The fields of an outcome that say what it gives back. */
type Priced = { odds: number | null; chance: number };

/**
 * Of the stakes on this outcome, what is kept on average at these odds, in basis points; below 0 the
 * bettor gains. Exact for outcomes that win or lose whole; about, for lines in quarters.
 */
export function keptAt(oddsThousandths: number, chanceMillionths: number): number {
  const paid = (BigInt(oddsThousandths) * BigInt(chanceMillionths)) / 100_000n;
  return Number(10_000n - paid);
}

/** The sum of all 1 ÷ odds over one whole, in basis points; undefined while an outcome has none. */
export function overround(outcomes: readonly Priced[]): number | undefined {
  let sum = 0n;
  for (const { odds } of outcomes) {
    if (odds === null) return undefined;
    sum += 10_000_000_000n / BigInt(odds);
  }
  return Number((sum - 10_000_000n + 500n) / 1_000n);
}

/** The market with one outcome at other odds. */
export const withOdds = <T extends Priced & { outcome: string }>(
  outcomes: readonly T[],
  outcome: string,
  odds: number,
): readonly T[] => outcomes.map((one) => (one.outcome === outcome ? { ...one, odds } : one));
