/**
 * The tables behind the fast engine, for one set of reels: one over the stops of the first reels
 * tells which lines can still win, one over the symbols of a line holds its win. Both are filled
 * by the engine's own line rule.
 */
import type { SlotDefinition, Strip } from '@bahati/game-rules/slots/definition.ts';
import { findLineWin } from '@bahati/game-rules/slots/line-win.ts';

export type FastReels = {
  readonly lineCount: number;
  readonly lengths: Int32Array;
  /** The uneven words of 16 bits to refuse on each reel; see `scaleWord` of fairness. */
  readonly unevenWords: Int32Array;
  /** Strips end to end, each followed by its first rows so that no window has to go round. */
  readonly cells: Uint8Array;
  readonly scatters: Uint8Array;
  readonly reelStarts: Int32Array;
  /** `[line × reels + reel]`: where on `cells` the line's row of stop 0 stands. */
  readonly lineStarts: Int32Array;
  /** By the stops of the opening reels: one bit for each line that can still win. */
  readonly openLines: Int32Array;
  readonly openingReels: number;
  /** By the symbols of a line: the win, packed as pay, count, symbol; 0 for none. */
  readonly lineWins: Uint32Array;
  readonly symbolCount: number;
  /** By number of scatters, in line stakes. */
  readonly scatterPays: Uint32Array;
};

const maxOpeningReels = 3;
export const symbolBits = 6;
export const countBits = 4;
export const symbolMask = 2 ** symbolBits - 1;
export const countMask = 2 ** countBits - 1;

/** Builds the tables of one set of reels; a few milliseconds. */
export function createFastReels(definition: SlotDefinition, strips: readonly Strip[]): FastReels {
  const { rows, lines, symbols, scatter } = definition;
  if (lines.length > 31 || symbols.length > symbolMask || strips.length > countMask) {
    throw new RangeError('The game is too large for the packed tables.');
  }
  const columns = strips.map((strip) => [...strip, ...strip.slice(0, rows - 1)]);
  const reelStarts = Int32Array.from(columns, (_, reel) => columns.slice(0, reel).flat().length);
  const lineWins = packLineWins(definition, strips.length);
  const lineStarts = Int32Array.from(
    lines.flatMap((line) => line.map((row, reel) => (reelStarts[reel] ?? 0) + row)),
  );
  const cells = Uint8Array.from(columns.flat());
  const isScatter = (cell: number | undefined) => (cell === scatter ? 1 : 0);
  const openingReels = Math.min(maxOpeningReels, strips.length);
  const tables = {
    lineCount: lines.length,
    lengths: Int32Array.from(strips, ({ length }) => length),
    unevenWords: Int32Array.from(strips, ({ length }) => unevenWordsOf(length)),
    cells,
    scatters: Uint8Array.from(cells, (_, cell) =>
      Array.from({ length: rows }, (__, row) => isScatter(cells[cell + row])).reduce(
        (sum: number, one) => sum + one,
        0,
      ),
    ),
    reelStarts,
    lineStarts,
    openingReels,
    lineWins,
    symbolCount: symbols.length,
    scatterPays: Uint32Array.from(
      { length: rows * strips.length + 1 },
      (_, count) => (definition.scatterPays[count] ?? 0) * lines.length,
    ),
  };
  return { ...tables, openLines: openLinesOf(tables) };
}

function unevenWordsOf(length: number): number {
  return 2 ** 16 - Math.floor(2 ** 16 / length) * length;
}

function packLineWins(definition: SlotDefinition, reelCount: number): Uint32Array {
  const symbolCount = definition.symbols.length;
  const packed = new Uint32Array(symbolCount ** reelCount);
  const row = Array.from({ length: reelCount }, () => 0);
  for (const code of packed.keys()) {
    let rest = code;
    for (let reel = reelCount - 1; reel >= 0; reel -= 1) {
      const higher = Math.floor(rest / symbolCount);
      row[reel] = rest - higher * symbolCount;
      rest = higher;
    }
    const win = findLineWin(definition, row);
    if (win) packed[code] = (((win.pay << countBits) | win.count) << symbolBits) | win.symbol;
  }
  return packed;
}

type OpeningTables = Omit<FastReels, 'openLines'>;

/** A line is open if any row of symbols with this opening has a win. */
function openLinesOf(tables: OpeningTables): Int32Array {
  const { lengths, openingReels, lineWins, symbolCount, lineCount } = tables;
  const endings = symbolCount ** (lengths.length - openingReels);
  const openings = Uint8Array.from({ length: symbolCount ** openingReels }, (_, opening) =>
    lineWins.subarray(opening * endings, (opening + 1) * endings).some((win) => win !== 0) ? 1 : 0,
  );
  const combinations = lengths.subarray(0, openingReels).reduce((all, length) => all * length, 1);
  const open = new Int32Array(combinations);
  const stops = new Int32Array(openingReels);
  for (const combination of open.keys()) {
    let mask = 0;
    for (let line = 0; line < lineCount; line += 1) {
      if (openings[openingOf(tables, line, stops)] === 1) mask |= 1 << line;
    }
    open[combination] = mask;
    advance(stops, lengths);
  }
  return open;
}

function openingOf(tables: OpeningTables, line: number, stops: Int32Array): number {
  const { cells, lineStarts, lengths, symbolCount } = tables;
  return stops.reduce((opening, stop, reel) => {
    const start = lineStarts[line * lengths.length + reel] ?? 0;
    return opening * symbolCount + (cells[start + stop] ?? 0);
  }, 0);
}

/** Counts on to the next combination of stops, the rightmost reel fastest. */
function advance(stops: Int32Array, lengths: Int32Array): void {
  for (let reel = stops.length - 1; reel >= 0; reel -= 1) {
    const next = (stops[reel] ?? 0) + 1;
    stops[reel] = next === lengths[reel] ? 0 : next;
    if (next !== lengths[reel]) return;
  }
}
