/**
 * One paid spin and the whole free-spin series it may win, decided together from one draw. The
 * functions see neither stake nor player, so the outcome cannot lean on either.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { type SlotDefinition, type Strip, type SymbolId, toAmount } from './definition.ts';
import { findLineWin, type LineWin } from './line-win.ts';

export type ScatterWin = {
  readonly count: number;
  /** In line stakes, before any multiplier; 0 when the scatters only win free spins. */
  readonly pay: number;
};

/** One spin of the reels. Plain JSON, as is everything built of it. */
export type SpinResult = {
  /** For each reel, the position on its strip that shows in the top row. */
  readonly stops: readonly number[];
  /** `window[reel][row]`. */
  readonly window: readonly (readonly SymbolId[])[];
  readonly lineWins: readonly (LineWin & { readonly line: number })[];
  readonly scatterWin: ScatterWin | null;
  readonly multiplier: number;
  /** Free spins this spin added to the series, after the limit of the series. */
  readonly freeSpinsWon: number;
  /** Everything this spin pays, in line stakes, multiplier included. */
  readonly pay: number;
};

export type SlotOutcome = {
  readonly base: SpinResult;
  readonly freeSpins: readonly SpinResult[];
  /** Everything the round pays, in line stakes. */
  readonly pay: number;
};

/** Plays a round and prices it: `payout` is exact, in the minor units of `totalStake`. */
export function spin(
  definition: SlotDefinition,
  draw: DrawStream,
  totalStake: bigint,
): { readonly outcome: SlotOutcome; readonly payout: bigint } {
  const outcome = drawOutcome(definition, draw);
  return { outcome, payout: toAmount(definition, outcome.pay, totalStake) };
}

/** Draws one stop for each reel, left to right, for the paid spin and then for each free spin. */
export function drawOutcome(definition: SlotDefinition, draw: DrawStream): SlotOutcome {
  const base = resolveBaseSpin(definition, drawStops(definition.reels, draw));
  const freeSpins: SpinResult[] = [];
  let awarded = base.freeSpinsWon;
  while (freeSpins.length < awarded) {
    const stops = drawStops(definition.freeReels, draw);
    const result = resolveFreeSpin(definition, stops, awarded);
    awarded += result.freeSpinsWon;
    freeSpins.push(result);
  }
  return { base, freeSpins, pay: freeSpins.reduce((sum, { pay }) => sum + pay, base.pay) };
}

/** What the paid spin gives at these stops. */
export function resolveBaseSpin(definition: SlotDefinition, stops: readonly number[]): SpinResult {
  const { freeSpins } = definition;
  return resolve(definition, definition.reels, stops, 1, (scatters) =>
    Math.min(freeSpins?.awards[scatters] ?? 0, freeSpins?.maxSpins ?? 0),
  );
}

/** What a free spin gives at these stops, in a series of `awarded` free spins so far. */
export function resolveFreeSpin(
  definition: SlotDefinition,
  stops: readonly number[],
  awarded: number,
): SpinResult {
  const { freeSpins } = definition;
  if (!freeSpins) throw new RangeError('This game has no free spins.');
  return resolve(definition, definition.freeReels, stops, freeSpins.multiplier, (scatters) =>
    Math.min(freeSpins.retriggers[scatters] ?? 0, freeSpins.maxSpins - awarded),
  );
}

function resolve(
  definition: SlotDefinition,
  strips: readonly Strip[],
  stops: readonly number[],
  multiplier: number,
  freeSpinsFor: (scatters: number) => number,
): SpinResult {
  const window = strips.map((strip, reel) => cut(strip, stops[reel] ?? 0, definition.rows));
  const lineWins = definition.lines.flatMap((rows, line) => {
    const symbols = window.map((column, reel) => column[rows[reel] ?? 0] ?? 0);
    const win = findLineWin(definition, symbols);
    return win ? [{ line, ...win }] : [];
  });
  const scatters = window.flat().filter((symbol) => symbol === definition.scatter).length;
  const freeSpinsWon = freeSpinsFor(scatters);
  const scatterPay = (definition.scatterPays[scatters] ?? 0) * definition.lines.length;
  const isScatterWin = scatterPay > 0 || freeSpinsWon > 0;
  return {
    stops,
    window,
    lineWins,
    scatterWin: isScatterWin ? { count: scatters, pay: scatterPay } : null,
    multiplier,
    freeSpinsWon,
    pay: multiplier * lineWins.reduce((sum, { pay }) => sum + pay, scatterPay),
  };
}

function drawStops(strips: readonly Strip[], draw: DrawStream): number[] {
  return strips.map((strip) => draw.nextInt(strip.length));
}

/** The `rows` symbols from `stop` down, going round at the end of the strip. */
function cut(strip: Strip, stop: number, rows: number): SymbolId[] {
  const shown = strip.slice(stop, stop + rows);
  while (shown.length < rows) shown.push(...strip.slice(0, rows - shown.length));
  return shown;
}
