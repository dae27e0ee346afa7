/** How what sticky wilds pay in one free spin goes with what they pay in another. */
import type { SlotDefinition, Strip, SymbolId } from '@bahati/game-rules/slots/definition.ts';

/** Chances that a cell of one spin fits its symbol, that a cell of another does, and that both do. */
type Fit = { readonly first: number; readonly second: number; readonly both: number };

type Spot = { readonly spin: number; readonly row: number; readonly symbol: SymbolId };

/** The mean square of what a series of so many free spins pays, in line stakes. */
export function seriesSquare(definition: SlotDefinition, spins: number): number {
  const { freeSpins, symbols, lines, wild } = definition;
  const paying = [...symbols.keys()].filter((id) => id !== wild && symbols[id]?.pays.some(Boolean));
  const fits = createFits(definition);
  let sum = 0;
  for (let first = 0; first < spins; first += 1) {
    for (let second = first; second < spins; second += 1) {
      let pair = 0;
      for (const a of paying) {
        for (const b of paying) {
          const of = fits(first, second, a, b);
          for (const upper of lines) {
            for (const lower of lines) pair += payOfPair(definition, of, [a, upper], [b, lower]);
          }
        }
      }
      sum += first === second ? pair : 2 * pair;
    }
  }
  return sum * (freeSpins?.multiplier ?? 1) ** 2;
}

type Line = readonly [symbol: SymbolId, rows: readonly number[]];

/** The mean of the product of two lines' pays, from reel to reel. */
function payOfPair(
  { symbols, rows: height }: SlotDefinition,
  fits: readonly (readonly Fit[])[],
  [a, rowsOfA]: Line,
  [b, rowsOfB]: Line,
): number {
  const [paysOfA = [], paysOfB = []] = [symbols[a]?.pays, symbols[b]?.pays];
  // Neither line has ended; only the first still runs, times what the second paid; and so on.
  let [running, onlyA, onlyB, paid] = [1, 0, 0, 0];
  const count = fits.length;
  for (let reel = 0; reel < count; reel += 1) {
    const fit = fits[reel]?.[(rowsOfA[reel] ?? 0) * height + (rowsOfB[reel] ?? 0)];
    if (!fit) continue;
    const { first, second, both } = fit;
    const payA = paysOfA[reel] ?? 0;
    const payB = paysOfB[reel] ?? 0;
    paid += running * (1 - first - second + both) * payA * payB;
    paid += onlyA * (1 - first) * payA + onlyB * (1 - second) * payB;
    onlyA = onlyA * first + running * (first - both) * payB;
    onlyB = onlyB * second + running * (second - both) * payA;
    running *= both;
  }
  const [endA, endB] = [paysOfA[count] ?? 0, paysOfB[count] ?? 0];
  return paid + running * endA * endB + onlyA * endA + onlyB * endB;
}

/** `[reel][row of the first × rows + row of the second]`, for a pair of spins and symbols. */
function createFits({ freeReels, rows, wild }: SlotDefinition) {
  return (first: number, second: number, a: SymbolId, b: SymbolId): Fit[][] =>
    freeReels.map((strip) =>
      Array.from({ length: rows * rows }, (_, at) => {
        const rowOfB = at - rows * Math.floor(at / rows);
        const one = { spin: first, row: Math.floor(at / rows), symbol: a };
        const other = { spin: second, row: rowOfB, symbol: b };
        return fitOf(strip, wild, one, other);
      }),
    );
}

/** `one` is of the earlier spin or of the same. */
function fitOf(strip: Strip, wild: SymbolId | null, one: Spot, other: Spot): Fit {
  const cell = (stop: number, row: number) => strip[wrapped(stop + row, strip.length)];
  const isFree = (stop: number, { row }: Spot) => cell(stop, row) !== wild;
  const isMissed = (stop: number, spot: Spot) =>
    isFree(stop, spot) && cell(stop, spot.row) !== spot.symbol;
  const share = (isSo: (stop: number) => boolean) =>
    strip.filter((_, stop) => isSo(stop)).length / strip.length;
  const missed = (spot: Spot) =>
    share((stop) => isFree(stop, spot)) ** spot.spin * share((stop) => isMissed(stop, spot));
  const [first, second] = [missed(one), missed(other)];
  const untilOne = share((stop) => isFree(stop, one) && isFree(stop, other)) ** one.spin;
  const neither =
    one.spin === other.spin
      ? untilOne * share((stop) => isMissed(stop, one) && isMissed(stop, other))
      : untilOne *
        share((stop) => isMissed(stop, one) && isFree(stop, other)) *
        share((stop) => isFree(stop, other)) ** (other.spin - one.spin - 1) *
        share((stop) => isMissed(stop, other));
  return { first: 1 - first, second: 1 - second, both: 1 - first - second + neither };
}

function wrapped(position: number, length: number): number {
  return position - length * Math.floor(position / length);
}
