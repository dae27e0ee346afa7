/** Everything that the part of a draw a bet looks at can be, with how often it comes. */

/** The numbers a bet looks at. */
export type View = readonly number[];

export type Space = {
  /** All ways together. */
  readonly total: bigint;
  cases(): Iterable<{ readonly view: View; readonly ways: bigint }>;
};

/** So many numbers of `from … to`, each free of the others. */
export function repeatedSpace(from: number, to: number, count: number): Space {
  const size = to - from + 1;
  const total = size ** count;
  return {
    total: BigInt(total),
    *cases() {
      const view = Array.from({ length: count }, () => from);
      for (let at = 0; at < total; at += 1) {
        yield { view: [...view], ways: 1n };
        for (let place = count - 1; place >= 0; place -= 1) {
          const next = (view[place] ?? from) + 1;
          view[place] = next > to ? from : next;
          if (next <= to) break;
        }
      }
    },
  };
}

export const digitSpace = (count: number): Space => repeatedSpace(0, 9, count);

/** So many different numbers of `1 … size` in their order. */
export function orderedSpace(size: number, count: number): Space {
  let total = 1;
  for (let at = 0; at < count; at += 1) total *= size - at;
  return {
    total: BigInt(total),
    *cases() {
      for (const view of orders(size, count, [])) yield { view, ways: 1n };
    },
  };
}

function* orders(size: number, count: number, taken: View): Generator<View> {
  if (taken.length === count) {
    yield taken;
    return;
  }
  for (let number = 1; number <= size; number += 1) {
    if (!taken.includes(number)) yield* orders(size, count, [...taken, number]);
  }
}

/** Cases with ways of their own, as a sum has them. */
export function weightedSpace(cases: ReadonlyMap<number, bigint>): Space {
  let total = 0n;
  for (const ways of cases.values()) total += ways;
  return {
    total,
    *cases() {
      for (const [value, ways] of cases) yield { view: [value], ways };
    },
  };
}
