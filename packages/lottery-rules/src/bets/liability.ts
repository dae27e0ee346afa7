/** Liability of a ticket by number, line by line. */
import type { Selection } from './bet-type.ts';
import type { LineSystem } from './lines/line-system.ts';

export type LiabilityRules = {
  /** Before the line in every key. */
  readonly group: string;
  readonly system: LineSystem;
  /** The tiers a line can win; it counts by the best of them. */
  readonly tiersOf: (line: string) => readonly string[];
  /** A piece of the line to count by, such that of the lines with one piece at most one wins. */
  readonly coarse?: ((line: string) => string) | undefined;
  /** Those pieces straight out of a selection of very many lines, which all win one tier. */
  readonly pieces?: ((selection: Selection) => Iterable<string>) | undefined;
};

export function lineLiability(
  { group, system, tiersOf, coarse, pieces }: LiabilityRules,
  selection: Selection,
  oddsOf: (tier: string) => number,
): Map<string, bigint> {
  const found = new Map<string, bigint>();
  if (pieces) {
    const best = BigInt(Math.max(0, ...tiersOf('').map(oddsOf)));
    for (const piece of pieces(selection)) found.set(`${group}:${piece}`, best);
    return found;
  }
  const bestBy = new Map<readonly string[], bigint>();
  for (const line of system.each(selection)) {
    const tiers = tiersOf(line);
    const best = bestBy.get(tiers) ?? BigInt(Math.max(0, ...tiers.map(oddsOf)));
    bestBy.set(tiers, best);
    const key = `${group}:${coarse ? coarse(line) : line}`;
    const before = found.get(key) ?? 0n;
    if (!coarse) found.set(key, before + best);
    else if (best > before) found.set(key, best);
  }
  return found;
}
