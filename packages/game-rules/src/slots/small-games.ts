/** Small made-up games for the tests: every combination of their stops can be played in a blink. */
import type { SlotDefinition, Strip } from './definition.ts';

const noBetLevels = { KES: [], TZS: [], XPL: [] };

function plainSymbols(pays: readonly (readonly number[])[]) {
  return pays.map((row, id) => ({
    key: `symbol-${id}`,
    name: { en: `Symbol ${id}`, sw: `Alama ${id}` },
    pays: row,
  }));
}

/** One row, one line, pays for three alike; symbol 0 is on no strip. */
export const threeReels: SlotDefinition = {
  id: 'three-reels',
  version: 1,
  title: { en: 'Three reels', sw: 'Magurudumu matatu' },
  rows: 1,
  symbols: plainSymbols([[], [0, 0, 0, 30], [0, 0, 0, 5], [0, 0, 0, 3]]),
  wild: null,
  scatter: null,
  reels: [
    [1, 2, 3, 2],
    [1, 3, 2, 3, 2],
    [2, 1, 3],
  ],
  freeReels: [],
  lines: [[0, 0, 0]],
  scatterPays: [],
  freeSpins: null,
  betLevels: noBetLevels,
};

/**
 * Three rows on five reels with everything at once: 0 is the wild and pays, 1 the scatter; two
 * scatters may share a window, pays start at two alike, and series may be retriggered.
 */
export function crowdedGame(reels: readonly Strip[], freeReels: readonly Strip[]): SlotDefinition {
  return {
    ...threeReels,
    id: 'crowded',
    rows: 3,
    symbols: plainSymbols([
      [0, 0, 4, 20, 60, 500],
      [],
      [0, 0, 2, 10, 40, 200],
      [0, 0, 0, 8, 30, 90],
      [0, 0, 0, 5, 25, 75],
    ]),
    wild: 0,
    scatter: 1,
    reels,
    freeReels,
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [0, 1, 2, 1, 0],
      [2, 2, 1, 0, 0],
    ],
    scatterPays: [0, 0, 0, 1, 3, 10],
    freeSpins: {
      awards: [0, 0, 0, 3, 4, 5],
      retriggers: [0, 0, 0, 2, 2, 2, 2],
      multiplier: 2,
      maxSpins: 8,
    },
  };
}

/** Every combination of stops of these strips. */
export function* everyStops(strips: readonly Strip[]): Generator<number[]> {
  const [first, ...rest] = strips;
  if (!first) {
    yield [];
    return;
  }
  for (const stop of first.keys()) {
    for (const later of everyStops(rest)) yield [stop, ...later];
  }
}
