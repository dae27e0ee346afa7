/** Where each slide of a carousel stands while `at` counts up and down without end. */

export function slideAt(at: number, count: number): number {
  return ((at % count) + count) % count;
}

/**
 * How many places right of the shown slide, the shorter way round. Two slides swing: the second
 * is always on the right of the first.
 */
export function slideOffset(index: number, at: number, count: number): number {
  const ahead = slideAt(index - at, count);
  if (count < 3) return index - slideAt(at, count);
  return ahead > count / 2 ? ahead - count : ahead;
}

/** The nearest count at which `index` is shown. */
export function turnTo(index: number, at: number, count: number): number {
  return at + slideOffset(index, at, count);
}

export type SlidePlace = {
  /** One place left, shown, one place right: farther slides wait behind the neighbours. */
  side: -1 | 0 | 1;
  /** Behind a neighbour: never in sight. */
  isFar: boolean;
  /** Changes sides out of sight, which nobody has to see. */
  isJump: boolean;
};

export function slidePlace(index: number, at: number, from: number, count: number): SlidePlace {
  const offset = slideOffset(index, at, count);
  const side = sideOf(offset);
  const was = sideOf(slideOffset(index, from, count));
  return { side, isFar: Math.abs(offset) > 1, isJump: side * was === -1 };
}

function sideOf(offset: number): -1 | 0 | 1 {
  if (offset === 0) return 0;
  return offset < 0 ? -1 : 1;
}
