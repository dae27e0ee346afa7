/**
 * A game of clusters that fall, played fast: whole rounds in great numbers, for figures that no
 * enumeration reaches. Written apart from the engine's own rules: the window lies in one array
 * with a border round it, groups are found by walking from cell to cell, and nothing is kept but
 * sums.
 */
import { scaleWord } from '@bahati/fairness/draw-stream.ts';
import {
  type SlotDefinition,
  stakeUnitsOf,
  type Strip,
} from '@bahati/game-rules/slots/definition.ts';
import type { WordSource } from './fast-spins.ts';
import { mostDrops } from '@bahati/game-rules/slots/mechanics/tumble.ts';

export type ClusterSums = {
  rounds: number;
  /** Of the pays of whole rounds, in total stakes. */
  sum: number;
  squares: number;
  /** Paid spins that pay or win free spins. */
  hits: number;
  features: number;
  /** The dearest single spin seen, in line stakes, and in how many rounds it was seen. */
  top: number;
  topRounds: number;
};

type Spin = { pay: number; scatters: number };
type NextInt = (range: number) => number;

/** Fair draws from words of 16 bits, as the engine's own stream makes them. */
export function drawsFrom(source: WordSource): NextInt {
  let [words, at] = [source(), 0];
  return (range) => {
    for (;;) {
      if (at === words.length) [words, at] = [source(), 0];
      const drawn = scaleWord(words[at] ?? 0, range, 2 ** 16);
      at += 1;
      if (drawn !== undefined) return drawn;
    }
  };
}

/** Plays `rounds` rounds from draws like those of `drawOutcome`, in the same order. */
export function playClusters(
  definition: SlotDefinition,
  rounds: number,
  nextInt: NextInt,
): ClusterSums {
  const { reels, freeReels, freeSpins, tumble } = definition;
  if (!tumble || !freeSpins) throw new RangeError('Not a game of clusters with free spins.');
  const { awards, retriggers, multiplier, maxSpins } = freeSpins;
  const playBase = createSpinner(definition, reels, tumble.multipliers);
  const free = tumble.freeMultipliers.map((each) => each * multiplier);
  const playFree = createSpinner(definition, freeReels, free);
  const units = stakeUnitsOf(definition);
  const sums = { rounds, sum: 0, squares: 0, hits: 0, features: 0, top: 0, topRounds: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const base = playBase(nextInt);
    let pay = base.pay;
    let top = base.pay;
    let total = Math.min(awards[base.scatters] ?? 0, maxSpins);
    if (pay > 0 || total > 0) sums.hits += 1;
    if (total > 0) sums.features += 1;
    for (let played = 0; played < total; played += 1) {
      const spin = playFree(nextInt);
      pay += spin.pay;
      top = Math.max(top, spin.pay);
      total += Math.min(retriggers[spin.scatters] ?? 0, maxSpins - total);
    }
    sums.sum += pay / units;
    sums.squares += (pay / units) ** 2;
    if (top > sums.top) sums.topRounds = 0;
    sums.top = Math.max(sums.top, top);
    if (top === sums.top) sums.topRounds += 1;
  }
  return sums;
}

/** No symbol: the border of the window. */
const border = 255;

export function createSpinner(
  definition: SlotDefinition,
  strips: readonly Strip[],
  multipliers: readonly number[],
): (nextInt: NextInt) => Spin {
  const { rows, wild, scatter, scatterPays } = definition;
  const units = stakeUnitsOf(definition);
  const reels = strips.map((strip) => Uint8Array.from(strip));
  const column = rows + 2;
  const grid = new Uint8Array((reels.length + 2) * column).fill(border);
  const tops = new Int32Array(reels.length);
  const pays = paysOf(definition);
  const lastFall = definition.tumble ? mostDrops : 0;
  const finder = createFinder(grid, column, pays, wild ?? border, scatter ?? border);
  const spun = { pay: 0, scatters: 0 };

  /** Reads a column from below, keeps what did not win, and fills up from the strip. */
  function fallOn(reel: number): void {
    const strip = reels[reel] as Uint8Array;
    const first = (reel + 1) * column + 1;
    let to = first + rows - 1;
    for (let from = to; from >= first; from -= 1) {
      if (finder.gone[from] === 1) continue;
      grid[to] = grid[from] as number;
      to -= 1;
    }
    for (; to >= first; to -= 1) {
      const top = tops[reel] as number;
      tops[reel] = (top === 0 ? strip.length : top) - 1;
      grid[to] = strip[tops[reel]] as number;
    }
  }

  return (nextInt) => {
    for (let reel = 0; reel < reels.length; reel += 1) {
      const strip = reels[reel] as Uint8Array;
      let at = nextInt(strip.length);
      tops[reel] = at;
      for (let row = 1; row <= rows; row += 1) {
        grid[(reel + 1) * column + row] = strip[at] as number;
        at = at + 1 === strip.length ? 0 : at + 1;
      }
    }
    spun.pay = 0;
    for (let fall = 0; ; fall += 1) {
      const won = finder.find();
      spun.pay += won * (multipliers[Math.min(fall, multipliers.length - 1)] ?? 1);
      if (won === 0 || fall === lastFall) break;
      for (let reel = 0; reel < reels.length; reel += 1) fallOn(reel);
    }
    spun.scatters = 0;
    for (const shown of grid) if (shown === scatter) spun.scatters += 1;
    spun.pay += (scatterPays[spun.scatters] ?? 0) * units * (multipliers[0] ?? 1);
    return spun;
  };
}

/** `[symbol][cells]`: what a group of so many pays, in line stakes. */
function paysOf({ symbols, rows, reels, payRule, wild, scatter }: SlotDefinition): Int32Array[] {
  if (payRule?.kind !== 'cluster') throw new RangeError('Not a game of clusters.');
  const { minimum } = payRule;
  return symbols.map(({ pays }, symbol) =>
    Int32Array.from({ length: rows * reels.length + 1 }, (_, count) =>
      symbol === wild || symbol === scatter || count < minimum
        ? 0
        : (pays[Math.min(count, pays.length - 1)] ?? 0),
    ),
  );
}

/** `find` answers what the grid's groups pay and marks in `gone` the cells that won. */
function createFinder(
  grid: Uint8Array,
  column: number,
  pays: readonly Int32Array[],
  wild: number,
  scatter: number,
): { readonly gone: Uint8Array; readonly find: () => number } {
  const gone = new Uint8Array(grid.length);
  /** In which group a cell was last seen; a wild may be in many, one after the other. */
  const seen = new Int32Array(grid.length);
  const group = new Int32Array(grid.length);
  let groups = 0;
  let size = 0;
  const visit = (cell: number, symbol: number) => {
    const shown = grid[cell];
    if ((shown !== symbol && shown !== wild) || seen[cell] === groups) return;
    seen[cell] = groups;
    group[size] = cell;
    size += 1;
  };
  const find = () => {
    gone.fill(0);
    const before = groups;
    let won = 0;
    for (let start = column; start < grid.length - column; start += 1) {
      const symbol = grid[start] as number;
      if (symbol === border || symbol === wild || symbol === scatter) continue;
      if ((seen[start] as number) > before) continue;
      groups += 1;
      size = 0;
      visit(start, symbol);
      for (let at = 0; at < size; at += 1) {
        const cell = group[at] as number;
        visit(cell - 1, symbol);
        visit(cell + 1, symbol);
        visit(cell - column, symbol);
        visit(cell + column, symbol);
      }
      const pay = (pays[symbol] as Int32Array)[size] as number;
      won += pay;
      if (pay > 0) for (let at = 0; at < size; at += 1) gone[group[at] as number] = 1;
    }
    return won;
  };
  return { gone, find };
}
