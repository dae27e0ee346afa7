/**
 * Full enumeration of a game of ways. Written apart from the engine's own rule: a reel is only
 * how many cells of it show each symbol or a wild, and runs are carried from reel to reel.
 */
import type { SlotDefinition, Strip } from '@bahati/game-rules/slots/definition.ts';
import { stakeUnitsOf } from '@bahati/game-rules/slots/definition.ts';
import type { SpinDistribution } from './volatility.ts';

type Reel = {
  /** `[stop][symbol]`: cells that show it or a wild. */
  readonly shown: readonly Uint8Array[];
  readonly scatters: Uint8Array;
};

type Walk = {
  readonly definition: SlotDefinition;
  readonly reels: readonly Reel[];
  /** `[reel][scatters]`: of the stops of it and all later reels, how many show so many. */
  readonly tails: readonly (readonly number[])[];
  readonly counted: readonly Map<number, number>[];
};

type Run = { readonly symbol: number; readonly ways: number };

export function enumerateWays(
  definition: SlotDefinition,
  strips: readonly Strip[],
  multiplier: number,
): SpinDistribution {
  const reels = strips.map((strip) => reelOf(definition, strip));
  const counted = Array.from(
    { length: definition.rows * strips.length + 1 },
    () => new Map<number, number>(),
  );
  const walk: Walk = { definition, reels, tails: tailsOf(reels), counted };
  const everySymbol = [...definition.symbols.keys()]
    .filter((symbol) => symbol !== definition.wild && symbol !== definition.scatter)
    .map((symbol) => ({ symbol, ways: 1 }));
  extend(walk, 0, everySymbol, 0, 0);
  const units = stakeUnitsOf(definition);
  return {
    windowCount: strips.reduce((all, { length }) => all * BigInt(length), 1n),
    byScatters: counted.map((pays, scatters) => {
      const scatterPay = (definition.scatterPays[scatters] ?? 0) * units;
      return new Map(
        [...pays].map(([pay, count]) => [multiplier * (pay + scatterPay), BigInt(count)]),
      );
    }),
  };
}

/** Goes on with the runs that reach this reel; without any, the other stops differ in scatters. */
function extend(
  walk: Walk,
  reel: number,
  runs: readonly Run[],
  paid: number,
  scatters: number,
): void {
  const { definition, reels, tails, counted } = walk;
  const here = reels[reel];
  if (!here || runs.length === 0) {
    const whole = runs.reduce((sum, run) => sum + payOf(definition, run, reel), paid);
    for (const [more, stops] of (tails[reel] ?? [1]).entries()) {
      const pays = counted[scatters + more];
      if (stops > 0) pays?.set(whole, (pays.get(whole) ?? 0) + stops);
    }
    return;
  }
  for (const [stop, shown] of here.shown.entries()) {
    const next: Run[] = [];
    let pay = paid;
    for (const run of runs) {
      const cells = shown[run.symbol] ?? 0;
      if (cells === 0) pay += payOf(definition, run, reel);
      else next.push({ symbol: run.symbol, ways: run.ways * cells });
    }
    extend(walk, reel + 1, next, pay, scatters + (here.scatters[stop] ?? 0));
  }
}

function payOf({ symbols }: SlotDefinition, { symbol, ways }: Run, count: number): number {
  return (symbols[symbol]?.pays[count] ?? 0) * ways;
}

function reelOf({ rows, symbols, wild, wilds, scatter }: SlotDefinition, strip: Strip): Reel {
  const turned = [...strip, ...strip];
  const windows = strip.map((_, stop) => turned.slice(stop, stop + rows));
  const countOf = (window: readonly number[], wanted: number | null) =>
    window.filter((shown) => shown === wanted).length;
  const isGrown = (window: readonly number[]) =>
    wilds?.kind === 'expanding' && countOf(window, wild) > 0;
  return {
    shown: windows.map((window) =>
      Uint8Array.from(symbols, (_, symbol) =>
        isGrown(window) ? rows : countOf(window, symbol) + countOf(window, wild),
      ),
    ),
    scatters: Uint8Array.from(windows, (window) => countOf(window, scatter)),
  };
}

function tailsOf(reels: readonly Reel[]): number[][] {
  const tails: number[][] = [[1]];
  for (const { scatters } of [...reels].reverse()) {
    const later = tails[0] ?? [];
    const stops = Array.from({ length: later.length + Math.max(...scatters) }, () => 0);
    for (const shown of scatters) {
      for (const [count, number] of later.entries()) {
        stops[count + shown] = (stops[count + shown] ?? 0) + number;
      }
    }
    tails.unshift(stops);
  }
  return tails;
}
