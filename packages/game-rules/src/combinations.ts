/** In how many ways `taken` of `all` things can be chosen; none when there are not as many. */
export function combinations(all: number, taken: number): bigint {
  if (taken < 0 || taken > all) return 0n;
  let ways = 1n;
  for (let chosen = 1; chosen <= taken; chosen += 1) {
    ways = (ways * BigInt(all - taken + chosen)) / BigInt(chosen);
  }
  return ways;
}
