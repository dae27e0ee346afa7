/** Chance from a seed: the same draws in the same order each time. */
export type Chance = {
  /** A whole number from `least` to `most`. */
  int: (least: number, most: number) => number;
  isTrue: (percent: number) => boolean;
  pick: <T>(values: readonly T[]) => T;
};

/** A linear congruential generator with its output mixed: good enough to choose by. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const int = (least: number, most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0;
    return least + (((mixed ^ (mixed >>> 13)) >>> 0) % (most - least + 1));
  };
  for (let warmUp = 0; warmUp < 4; warmUp++) int(0, 1);
  return {
    int,
    isTrue: (percent) => int(1, 100) <= percent,
    pick: (values) => {
      const value = values[int(0, values.length - 1)];
      if (value === undefined) throw new Error('Nothing to pick from.');
      return value;
    },
  };
}
