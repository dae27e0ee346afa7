/** Figures for the eye: amounts as whole minor units, and by how much one stands off another. */

/** A count, or a decimal amount in minor units. */
export function unitsOf(figure: number | string): bigint {
  return BigInt(String(figure).replace('.', ''));
}

/** By how many tenths of a percent `now` stands off `before`; undefined: there is nothing to hold it against. */
export function changeOf(now: number | string, before: number | string): number | undefined {
  const [is, was] = [unitsOf(now), unitsOf(before)];
  if (was === 0n) return undefined;
  const size = was < 0n ? -was : was;
  return Number(((is - was) * 1_000n) / size);
}

/** What part of the whole it is, in tenths of a percent; 0 of nothing. */
export function shareOf(part: number | string, whole: number | string): number {
  const of = unitsOf(whole);
  return of === 0n ? 0 : Number((unitsOf(part) * 1_000n) / of);
}

/** A sum shared by so many heads, in minor units rounded towards zero. */
export function perHead(sum: string, heads: number): bigint {
  return heads === 0 ? 0n : unitsOf(sum) / BigInt(heads);
}

/** Each figure with all before it. */
export function runningSums(figures: readonly (number | string)[]): bigint[] {
  let sum = 0n;
  return figures.map((figure) => (sum += unitsOf(figure)));
}
