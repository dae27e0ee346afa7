/**
 * Grouped: digits whatever their order, some of them more than once. Each kind of digit of the group
 * (the pair, the single ones) has a part of its own, or all share one. A line is its digits in order.
 */
import type { Selection } from '@bahati/lottery-rules/bets/bet-type.ts';
import { type LineSystem, setOf, subsets } from './line-system.ts';

/** So many different digits, each so many times. */
export type GroupKind = { readonly times: number; readonly pick: number };

export function grouped(kinds: readonly GroupKind[], isShared: boolean): LineSystem {
  const setsOf = (selection: Selection) =>
    kinds.map((_, at) => setOf(selection, isShared ? 0 : at));
  function* each(selection: Selection): Generator<string> {
    for (const line of groups(kinds, setsOf(selection), [])) yield line.toSorted().join('');
  }
  return {
    count: (selection) => [...each(selection)].length,
    each,
    times(selection, line) {
      const counts = new Map<string, number>();
      for (const digit of line) counts.set(digit, (counts.get(digit) ?? 0) + 1);
      const sets = setsOf(selection);
      const fits = kinds.every(({ times, pick }, at) => {
        const digits = [...counts].filter(([, count]) => count === times);
        return digits.length === pick && digits.every(([digit]) => sets[at]?.includes(digit));
      });
      const length = kinds.reduce((sum, { times, pick }) => sum + times * pick, 0);
      return fits && length === line.length ? 1 : 0;
    },
  };
}

function* groups(
  [kind, ...kinds]: readonly GroupKind[],
  [set, ...sets]: readonly (readonly string[])[],
  taken: readonly string[],
): Generator<readonly string[]> {
  if (!kind || !set) {
    yield taken;
    return;
  }
  const free = set.filter((digit) => !taken.includes(digit));
  for (const chosen of subsets(free, kind.pick)) {
    const digits = chosen.flatMap((digit) => Array.from({ length: kind.times }, () => digit));
    yield* groups(kinds, sets, [...taken, ...digits]);
  }
}
