/** The dearest spin that sticky wilds can bring, and how often a series shows it. */
import type { SlotDefinition, Strip, SymbolId } from '@bahati/game-rules/slots/definition.ts';
import { findLineWin } from '@bahati/game-rules/slots/line-win.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import { everyStops } from '@bahati/game-rules/slots/small-games.ts';

/** What has to stand in each row of a reel unless a wild does; null: anything may. */
type Wanted = readonly (SymbolId | 'wild' | null)[];

type Top = {
  /** In line stakes, multiplier included. */
  readonly pay: number;
  /** How many spins of a series so long show it on average. */
  readonly timesIn: (spins: number) => Rational;
};

/**
 * No window pays more than one with wilds in every cell that can hold one. It pays as much where
 * each of its lines finds the line's own symbol or a wild.
 */
export function topOfSeries(definition: SlotDefinition): Top {
  const { freeReels, wild, lines, freeSpins, rows } = definition;
  const filled = freeReels.map((strip) => (wild !== null && strip.includes(wild) ? [wild] : strip));
  let [top, best]: [number, number[][]] = [0, []];
  for (const stops of everyStops(filled)) {
    const pay = lines.reduce(
      (sum, line) => sum + (winOn(definition, filled, stops, line)?.pay ?? 0),
      0,
    );
    if (pay > top) [top, best] = [pay, []];
    if (pay === top) best.push(stops);
  }
  const chanceAfter = (before: number) =>
    add(
      ...best.map((stops) =>
        freeReels
          .map((strip, reel): Rational => {
            if (strip === filled[reel]) return rational(1n, BigInt(strip.length));
            return columnChance(strip, wild, wantedOn(reel, stops), before);
          })
          .reduce(multiply),
      ),
    );
  const wantedOn = (reel: number, stops: readonly number[]): Wanted =>
    Array.from({ length: rows }, (_, row) => {
      const crossing = lines.flatMap((line) => {
        const win = line[reel] === row ? winOn(definition, filled, stops, line) : undefined;
        return win && win.count > reel ? [win.symbol] : [];
      });
      const [first = null] = crossing;
      return crossing.every((symbol) => symbol === first) ? first : 'wild';
    });
  return {
    pay: top * (freeSpins?.multiplier ?? 1),
    timesIn: (spins) => add(...Array.from({ length: spins }, (_, before) => chanceAfter(before))),
  };
}

function winOn(
  definition: SlotDefinition,
  strips: readonly Strip[],
  stops: readonly number[],
  line: readonly number[],
) {
  const symbols = strips.map((strip, reel) => cell(strip, (stops[reel] ?? 0) + (line[reel] ?? 0)));
  return findLineWin(definition, symbols);
}

/** Of the rows wanted, none may fail: counted in and out over the sets of rows that do. */
function columnChance(
  strip: Strip,
  wild: SymbolId | null,
  wanted: Wanted,
  before: number,
): Rational {
  const rows = wanted.flatMap((symbol, row) => (symbol === null ? [] : [{ symbol, row }]));
  let chance = rational(0n);
  for (let set = 0; set < 2 ** rows.length; set += 1) {
    const failing = rows.filter((_, at) => (set >> at) & 1);
    const stopsWhere = (isSo: (shown: SymbolId, symbol: SymbolId | 'wild') => boolean) =>
      BigInt(
        strip.filter((_, stop) =>
          failing.every(({ symbol, row }) => isSo(cell(strip, stop + row), symbol)),
        ).length,
      );
    const free = stopsWhere((shown) => shown !== wild);
    const missed = stopsWhere((shown, symbol) => shown !== wild && shown !== symbol);
    const sign = (failing.length & 1) === 0 ? 1n : -1n;
    const windows = BigInt(strip.length) ** BigInt(before + 1);
    chance = add(chance, rational(sign * free ** BigInt(before) * missed, windows));
  }
  return chance;
}

function cell(strip: Strip, position: number): SymbolId {
  return strip[position - strip.length * Math.floor(position / strip.length)] ?? 0;
}
