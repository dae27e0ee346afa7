/**
 * The exact return to player, by formula. Reels stop independently and evenly, so a cell of a
 * line shows a symbol as often as the strip bears it, whatever the row: every line returns the
 * same, and the whole return needs only the symbol counts of the strips.
 */
import type { SlotDefinition, Strip, SymbolId } from '@bahati/game-rules/slots/definition.ts';
import { meanTimes } from './spin-multiplier-figures.ts';
import { add, multiply, type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';

/** Shares of the total stake that come back in the long run. */
export type ExactRtp = {
  readonly lines: Rational;
  readonly scatters: Rational;
  readonly freeSpins: Rational;
  readonly total: Rational;
};

export function exactRtp(definition: SlotDefinition): ExactRtp {
  const times = meanTimes(definition.spinMultiplier?.paid);
  const lines = multiply(times, lineReturn(definition, definition.reels));
  const scatters = multiply(times, scatterReturn(definition, definition.reels));
  const freeSpins = freeSpinReturn(definition);
  return { lines, scatters, freeSpins, total: add(lines, scatters, freeSpins) };
}

/**
 * Expected pay of one line in line stakes. Where wilds fill their reels lines differ, by what each
 * row shows beside a wild, and the mean of all lines is told.
 */
export function lineReturn(definition: SlotDefinition, strips: readonly Strip[]): Rational {
  const { wilds, lines, bothWays } = definition;
  if (bothWays) return returnOfBothWays(definition, strips);
  if (wilds?.kind !== 'expanding') return returnOfCells(definition, strips);
  const returns = lines.map((rows) =>
    returnOfCells(
      definition,
      strips.map((strip, reel) => grownCells(definition, strip, rows[reel] ?? 0)),
    ),
  );
  return multiply(add(...returns), rational(1n, BigInt(lines.length)));
}

/** From the left and from the right, less what runs over all reels and was counted twice. */
function returnOfBothWays(definition: SlotDefinition, strips: readonly Strip[]): Rational {
  const { wild, wilds, symbols } = definition;
  if (wilds ?? (wild !== null && symbols[wild]?.pays.some((pay) => pay > 0))) {
    throw new RangeError('Where lines pay both ways a wild does nothing but stand in.');
  }
  const whole = symbols.map((symbol) => ({
    ...symbol,
    pays: symbol.pays.map((pay, count) => (count === strips.length ? pay : 0)),
  }));
  return subtract(
    add(returnOfCells(definition, strips), returnOfCells(definition, strips.toReversed())),
    returnOfCells({ ...definition, symbols: whole }, strips),
  );
}

/** What one row shows at each stop of the strip once wilds have filled the reel. */
function grownCells({ wild, rows }: SlotDefinition, strip: Strip, row: number): Strip {
  const turned = [...strip, ...strip, ...strip];
  return strip.map((_, stop) =>
    wild !== null && turned.slice(stop, stop + rows).includes(wild)
      ? wild
      : (turned[stop + row] ?? 0),
  );
}

/**
 * Every row of symbols is counted once, by how many wilds it opens with, which other symbol
 * follows, and where that symbol's run ends. `strips`: what the line's cell of each reel may show,
 * each as likely.
 */
function returnOfCells(definition: SlotDefinition, strips: readonly Strip[]): Rational {
  const { wild, scatter, symbols } = definition;
  const on = (reel: number, symbol: SymbolId | null) =>
    strips[reel]?.filter((shown) => shown === symbol).length ?? 0;
  const wildPay = (count: number) => (wild === null ? 0 : (symbols[wild]?.pays[count] ?? 0));
  const product = (from: number, to: number, factor: (reel: number) => number) => {
    let value = 1n;
    for (let reel = from; reel < to; reel += 1) value *= BigInt(factor(reel));
    return value;
  };
  const reelCount = strips.length;
  const lengthOf = (reel: number) => strips[reel]?.length ?? 0;
  let paid = product(0, reelCount, (reel) => on(reel, wild)) * BigInt(wildPay(reelCount));
  for (let wilds = 0; wilds < reelCount; wilds += 1) {
    const opening = product(0, wilds, (reel) => on(reel, wild));
    for (const [symbol, { pays }] of symbols.entries()) {
      if (symbol === wild) continue;
      const follows = opening * BigInt(on(wilds, symbol));
      for (let count = wilds + 1; count <= reelCount; count += 1) {
        const stands = (reel: number) => on(reel, symbol) + on(reel, wild);
        const runs = product(wilds + 1, count, stands);
        const ends = product(count, count + 1, (reel) =>
          reel === reelCount ? 1 : lengthOf(reel) - stands(reel),
        );
        const rest = product(count + 1, reelCount, lengthOf);
        const own = symbol === scatter ? 0 : (pays[count] ?? 0);
        paid += follows * runs * ends * rest * BigInt(Math.max(own, wildPay(wilds)));
      }
    }
  }
  return rational(paid, product(0, reelCount, lengthOf));
}

/** How many windows show each number of scatters, by convolving the reels. */
export function scatterWindows(definition: SlotDefinition, strips: readonly Strip[]): bigint[] {
  let windows = [1n];
  for (const strip of strips) {
    const next = Array.from({ length: windows.length + definition.rows }, () => 0n);
    for (const stop of strip.keys()) {
      const shown = scattersAt(definition, strip, stop);
      for (const [count, ways] of windows.entries()) {
        next[count + shown] = (next[count + shown] ?? 0n) + ways;
      }
    }
    windows = next;
  }
  return windows;
}

/** Expected number of free spins in a series that starts with `awarded`, retriggers included. */
export function expectedSeriesLength(definition: SlotDefinition, awarded: number): Rational {
  const { freeReels, freeSpins } = definition;
  if (!freeSpins || awarded === 0) return rational(0n);
  const windows = scatterWindows(definition, freeReels);
  const windowCount = windows.reduce((sum, ways) => sum + ways, 0n);
  let open = new Map([[Math.min(awarded, freeSpins.maxSpins), 1n]]);
  let expected = rational(0n);
  let scale = 1n;
  for (let played = 1; open.size > 0; played += 1) {
    const next = new Map<number, bigint>();
    for (const [total, weight] of open) {
      for (const [scatters, ways] of windows.entries()) {
        const added = freeSpins.retriggers[scatters] ?? 0;
        const grown = Math.min(total + added, freeSpins.maxSpins);
        next.set(grown, (next.get(grown) ?? 0n) + weight * ways);
      }
    }
    scale *= windowCount;
    const over = next.get(played) ?? 0n;
    if (next.delete(played)) expected = add(expected, rational(over * BigInt(played), scale));
    open = next;
  }
  return expected;
}

function scatterReturn(definition: SlotDefinition, strips: readonly Strip[]): Rational {
  const windows = scatterWindows(definition, strips);
  const paid = windows.map((ways, count) => ways * BigInt(definition.scatterPays[count] ?? 0));
  const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
  return rational(sum(paid), sum(windows));
}

/**
 * By Wald's identity a series returns its expected length times the return of one free spin:
 * whether one more spin is played depends only on the spins before it.
 */
function freeSpinReturn(definition: SlotDefinition): Rational {
  const { freeSpins, reels, freeReels } = definition;
  if (!freeSpins) return rational(0n);
  const windows = scatterWindows(definition, reels);
  const windowCount = windows.reduce((sum, ways) => sum + ways, 0n);
  const spinsPerRound = add(
    ...windows.map((ways, count) =>
      multiply(
        rational(ways, windowCount),
        expectedSeriesLength(definition, freeSpins.awards[count] ?? 0),
      ),
    ),
  );
  const oneSpin = add(lineReturn(definition, freeReels), scatterReturn(definition, freeReels));
  const times = meanTimes(definition.spinMultiplier?.free);
  return multiply(
    multiply(spinsPerRound, oneSpin),
    multiply(times, rational(BigInt(freeSpins.multiplier))),
  );
}

function scattersAt(definition: SlotDefinition, strip: Strip, stop: number): number {
  let count = 0;
  for (let row = 0; row < definition.rows; row += 1) {
    // The strip goes round, and a window may be taller than a short strip.
    const position = stop + row - strip.length * Math.floor((stop + row) / strip.length);
    if (definition.scatter !== null && strip[position] === definition.scatter) count += 1;
  }
  return count;
}
