/** An amount's minor units; every currency of the ledger has two decimals or fewer. */
const unitsOf = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

/** What is kept on average of the stakes, in basis points, towards zero; undefined: no stakes. */
export function expectedMargin({
  stake,
  expected,
}: {
  stake: string;
  expected: string;
}): number | undefined {
  const whole = unitsOf(stake);
  return whole === 0n ? undefined : Number((unitsOf(expected) * 10_000n) / whole);
}
