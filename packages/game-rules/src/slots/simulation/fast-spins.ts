/**
 * The engine's rules at simulation speed, with every win recorded: fair stops are drawn in
 * batches and looked up in the tables of `fast-reels.ts`.
 */
import { countBits, countMask, type FastReels, symbolBits, symbolMask } from './fast-reels.ts';

/** Answers the next stretch of evenly spread words of 16 bits. */
export type WordSource = () => Uint16Array;

/** The wins of a batch: those of one spin follow those of the spin before it. */
export type WinRecords = {
  /** `[spin]`: its whole pay in line stakes, scatters included, before any multiplier. */
  readonly pays: Uint32Array;
  readonly scatters: Uint8Array;
  /** `[spin]`: the end of its wins in the arrays below. */
  readonly winEnds: Uint32Array;
  readonly lines: Uint8Array;
  readonly symbols: Uint8Array;
  readonly counts: Uint8Array;
  readonly linePays: Uint32Array;
};

/** Draws fair stops into `stops`, as many as it holds; each call goes on with the same words. */
export function createStopDrawer(
  source: WordSource,
): (reels: FastReels, stops: Uint16Array) => void {
  let words = source();
  let cursor = 0;
  return ({ lengths, unevenWords }, stops) => {
    const reelCount = lengths.length;
    // A whole reel at a time: its length then stays in a register.
    for (let reel = 0; reel < reelCount; reel += 1) {
      const length = lengths[reel] as number;
      const uneven = unevenWords[reel] as number;
      let spinStart = reel;
      while (spinStart < stops.length) {
        if (cursor === words.length) {
          words = source();
          cursor = 0;
        }
        const stretch = words;
        const end = stretch.length;
        let at = cursor;
        for (; at < end && spinStart < stops.length; at += 1) {
          const product = Math.imul(stretch[at] as number, length);
          if ((product & 0xffff) < uneven) continue;
          stops[spinStart] = product >>> 16;
          spinStart += reelCount;
        }
        cursor = at;
      }
    }
  };
}

export function createWinRecords(reels: FastReels, spinCount: number): WinRecords {
  const winCount = spinCount * reels.lineCount;
  return {
    pays: new Uint32Array(spinCount),
    scatters: new Uint8Array(spinCount),
    winEnds: new Uint32Array(spinCount),
    lines: new Uint8Array(winCount),
    symbols: new Uint8Array(winCount),
    counts: new Uint8Array(winCount),
    linePays: new Uint32Array(winCount),
  };
}

/** Evaluates the first `spinCount` spins of `stops` (reels of one spin side by side). */
export function evaluateSpins(
  reels: FastReels,
  stops: Uint16Array,
  spinCount: number,
  records: WinRecords,
): void {
  const { lengths, cells, scatters, reelStarts, openLines, openingReels, lineWins } = reels;
  const { lineStarts, symbolCount, scatterPays } = reels;
  const reelCount = lengths.length;
  let win = 0;
  for (let spin = 0; spin < spinCount; spin += 1) {
    const first = spin * reelCount;
    let opening = 0;
    let scatterCount = 0;
    for (let reel = 0; reel < reelCount; reel += 1) {
      const stop = stops[first + reel] as number;
      if (reel < openingReels) opening = opening * (lengths[reel] as number) + stop;
      scatterCount += scatters[(reelStarts[reel] as number) + stop] as number;
    }
    let pay = scatterPays[scatterCount] as number;
    let open = openLines[opening] as number;
    while (open !== 0) {
      const line = 31 - Math.clz32(open & -open);
      open &= open - 1;
      let row = 0;
      for (let reel = 0; reel < reelCount; reel += 1) {
        const start = lineStarts[line * reelCount + reel] as number;
        row = row * symbolCount + (cells[start + (stops[first + reel] as number)] as number);
      }
      const packed = lineWins[row] as number;
      if (packed === 0) continue;
      const linePay = packed >>> (symbolBits + countBits);
      pay += linePay;
      records.lines[win] = line;
      records.symbols[win] = packed & symbolMask;
      records.counts[win] = (packed >>> symbolBits) & countMask;
      records.linePays[win] = linePay;
      win += 1;
    }
    records.pays[spin] = pay;
    records.scatters[spin] = scatterCount;
    records.winEnds[spin] = win;
  }
}
