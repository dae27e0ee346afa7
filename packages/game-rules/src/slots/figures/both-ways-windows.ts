/**
 * Full enumeration of a game whose lines pay from both sides. Written apart from the engine's own
 * rule: what a whole row of symbols pays stands in a table, and from reel to reel each line knows
 * its place in it.
 */
import type { SlotDefinition, Strip } from '@bahati/game-rules/slots/definition.ts';
import type { WindowDistribution } from './window-distribution.ts';

/** Line pays of every window, by the scatters it shows; scatter pays are not among them. */
export function enumerateBothWays(
  definition: SlotDefinition,
  strips: readonly Strip[],
): WindowDistribution {
  const { rows, lines, scatter, symbols } = definition;
  const table = payTable(definition, strips.length);
  const counted = Array.from({ length: rows * strips.length + 1 }, () => new Map<number, number>());
  /** `[reel][line]`: where the line stands in the table before this reel. */
  const places = strips.map(() => new Int32Array(lines.length));
  const reels = strips.map((strip, reel) => {
    // Once round and a window more, so that the last stops show the first symbols below them.
    const round = [...strip, ...strip.slice(0, rows)];
    return {
      shown: strip.map((_, stop) =>
        Int32Array.from(lines, (line) => round[stop + (line[reel] ?? 0)] ?? 0),
      ),
      scatters: strip.map(
        (_, stop) => round.slice(stop, stop + rows).filter((one) => one === scatter).length,
      ),
    };
  });
  const last = strips.length - 1;
  const walk = (reel: number, scatters: number): void => {
    const { shown = [], scatters: more = [] } = reels[reel] ?? {};
    const before = places[reel] as Int32Array;
    const after = places[reel + 1];
    for (let stop = 0; stop < shown.length; stop += 1) {
      const column = shown[stop] as Int32Array;
      const seen = scatters + (more[stop] ?? 0);
      if (after) {
        for (let line = 0; line < before.length; line += 1) {
          const place = (before[line] as number) * symbols.length + (column[line] as number);
          after[line] = place;
        }
        walk(reel + 1, seen);
        continue;
      }
      let pay = 0;
      for (let line = 0; line < before.length; line += 1) {
        pay += table[
          (before[line] as number) * symbols.length + (column[line] as number)
        ] as number;
      }
      const pays = counted[seen];
      pays?.set(pay, (pays.get(pay) ?? 0) + 1);
    }
  };
  if (last >= 0) walk(0, 0);
  return {
    windowCount: strips.reduce((all, { length }) => all * BigInt(length), 1n),
    byScatters: counted.map((pays) => new Map([...pays].map(([pay, n]) => [pay, BigInt(n)]))),
  };
}

/** By the symbols of a row, the first the highest digit: what it pays from both ends together. */
function payTable({ symbols, wild, scatter }: SlotDefinition, reels: number): Float64Array {
  const row = new Int32Array(reels);
  const pays = new Float64Array(symbols.length ** reels);
  const runPay = (first: number, step: 1 | -1, isWholeCounted: boolean): number => {
    let [symbol, count] = [-1, 0];
    for (let reel = first; reel >= 0 && reel < reels; reel += step) {
      const one = row[reel] ?? 0;
      if (one !== wild) {
        if (one === scatter || (symbol !== -1 && one !== symbol)) break;
        symbol = one;
      }
      count += 1;
    }
    return count === reels && !isWholeCounted ? 0 : (symbols[symbol]?.pays[count] ?? 0);
  };
  for (let place = 0; place < pays.length; place += 1) {
    let rest = place;
    for (let reel = reels - 1; reel >= 0; reel -= 1) {
      const higher = Math.floor(rest / symbols.length);
      row[reel] = rest - higher * symbols.length;
      rest = higher;
    }
    pays[place] = runPay(0, 1, true) + runPay(reels - 1, -1, false);
  }
  return pays;
}
