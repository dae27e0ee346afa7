/** How the lines of a selection are made out of what was chosen. */
import type { Selection } from '@bahati/lottery-rules/bets/bet-type.ts';

export type LineSystem = {
  count(selection: Selection): number;
  each(selection: Selection): Iterable<string>;
  /** How many of the selection's lines are this one. */
  times(selection: Selection, line: string): number;
};

export const setOf = ({ sets }: Selection, part: number): readonly string[] => sets[part] ?? [];

/** Each chosen symbol is a line; with several parts a line says of which: `place-2:7`. */
export function singles(partNames: readonly string[]): LineSystem {
  const isPlaced = partNames.length > 1;
  const lineOf = (part: number, symbol: string) =>
    isPlaced ? `${partNames[part] ?? ''}:${symbol}` : symbol;
  return {
    count: ({ sets }) => sets.reduce((sum, symbols) => sum + symbols.length, 0),
    *each({ sets }) {
      for (const [part, symbols] of sets.entries()) {
        for (const symbol of symbols) yield lineOf(part, symbol);
      }
    },
    times(selection, line) {
      const [name = '', symbol = ''] = isPlaced ? line.split(':') : [partNames[0], line];
      return setOf(selection, partNames.indexOf(name)).includes(symbol) ? 1 : 0;
    },
  };
}

/** How many ways there are to take `taken` of `all`, for the small counts of a ticket. */
export function choose(all: number, taken: number): number {
  if (taken < 0 || taken > all) return 0;
  let ways = 1;
  for (let at = 1; at <= taken; at += 1) ways = (ways * (all - taken + at)) / at;
  return Math.round(ways);
}

/** Every choice of `taken` of the symbols, in their order. */
export function* subsets(
  symbols: readonly string[],
  taken: number,
  from = 0,
): Generator<readonly string[]> {
  if (taken === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= symbols.length - taken; at += 1) {
    for (const rest of subsets(symbols, taken - 1, at + 1)) yield [symbols[at] ?? '', ...rest];
  }
}
