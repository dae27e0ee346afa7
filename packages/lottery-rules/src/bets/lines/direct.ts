/** Direct: one symbol for each place, each of the places' symbols with each of the others. */
import { piecesOf } from '@bahati/lottery-rules/bets/selection.ts';
import type { LineSystem } from './line-system.ts';

type Joined = {
  /** Symbols of one width stand side by side, `0511`; words have a hyphen, `big-odd`. */
  readonly width: number | 'words';
  /** No symbol may stand in two places of a line. */
  readonly distinct?: boolean;
};

export function direct({ width, distinct = false }: Joined): LineSystem {
  const join = width === 'words' ? '-' : '';
  const split = (line: string) => (width === 'words' ? line.split('-') : piecesOf(line, width));
  return {
    count: ({ sets }) =>
      distinct
        ? countDistinct(sets, [])
        : sets.reduce((product, symbols) => product * symbols.length, 1),
    *each({ sets }) {
      for (const line of tuples(sets, distinct, [])) yield line.join(join);
    },
    times({ sets }, line) {
      const symbols = split(line);
      if (symbols.length !== sets.length) return 0;
      if (distinct && new Set(symbols).size < symbols.length) return 0;
      return sets.every((set, place) => set.includes(symbols[place] ?? '')) ? 1 : 0;
    },
  };
}

type Sets = readonly (readonly string[])[];

function countDistinct([first, ...rest]: Sets, taken: readonly string[]): number {
  if (!first) return 1;
  const free = first.filter((symbol) => !taken.includes(symbol));
  if (rest.length === 0) return free.length;
  return free.reduce((sum, symbol) => sum + countDistinct(rest, [...taken, symbol]), 0);
}

function* tuples(
  [first, ...rest]: Sets,
  distinct: boolean,
  taken: readonly string[],
): Generator<readonly string[]> {
  if (!first) {
    yield taken;
    return;
  }
  for (const symbol of first) {
    if (!distinct || !taken.includes(symbol)) yield* tuples(rest, distinct, [...taken, symbol]);
  }
}

/** Any `taken` of the places that were filled, each combination of places a direct bet. */
export function directOfAny(partNames: readonly string[], taken: number): LineSystem {
  const placesOf = (sets: Sets) =>
    [...combinationsOf(partNames.length, taken)].filter((places) =>
      places.every((place) => (sets[place] ?? []).length > 0),
    );
  return {
    count: ({ sets }) =>
      placesOf(sets).reduce(
        (sum, places) =>
          sum + places.reduce((product, place) => product * (sets[place] ?? []).length, 1),
        0,
      ),
    *each({ sets }) {
      for (const places of placesOf(sets)) {
        const chosen = places.map((place) => sets[place] ?? []);
        for (const symbols of tuples(chosen, false, [])) yield placedLine(places, symbols);
      }
    },
    times({ sets }, line) {
      const pieces = line.split(',').map((piece) => piece.split(':'));
      return pieces.every(([place, symbol]) =>
        (sets[Number(place) - 1] ?? []).includes(symbol ?? ''),
      )
        ? 1
        : 0;
    },
  };
}

/** `1:7,4:2`: 7 in the first place and 2 in the fourth. */
export const placedLine = (places: readonly number[], symbols: readonly string[]): string =>
  places.map((place, at) => `${place + 1}:${symbols[at] ?? ''}`).join(',');

/** Every choice of `taken` of the numbers below `all`, ascending. */
export function* combinationsOf(all: number, taken: number, from = 0): Generator<number[]> {
  if (taken === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= all - taken; at += 1) {
    for (const rest of combinationsOf(all, taken - 1, at + 1)) yield [at, ...rest];
  }
}
