/**
 * A slot game is data: everything that makes one game differ from another stands in a
 * `SlotDefinition`, and one engine plays them all. Pays are whole multiples of the line stake
 * (the total stake divided by the number of lines), so an amount is never rounded.
 */
import type { Currency } from '@bahati/money/currencies.ts';

/** A position in `SlotDefinition.symbols`. */
export type SymbolId = number;

export type Words = { readonly en: string; readonly sw: string };

export type SlotSymbol = {
  /** Names the drawing of the symbol, for example `coffee-pot`. */
  readonly key: string;
  readonly name: Words;
  /** Pay by number of symbols on a line, in line stakes: `pays[3]` for three of a kind. */
  readonly pays: readonly number[];
};

/** The symbols of a reel from top to bottom; the last is followed by the first. */
export type Strip = readonly SymbolId[];

export type FreeSpinRule = {
  /** Free spins won by number of scatters in a paid spin. */
  readonly awards: readonly number[];
  /** Free spins added by number of scatters in a free spin. */
  readonly retriggers: readonly number[];
  /** Every win of a free spin is multiplied by this. */
  readonly multiplier: number;
  /** A series never grows beyond this many free spins. */
  readonly maxSpins: number;
};

export type SlotDefinition = {
  readonly id: string;
  /** Changes with every change of a strip, a line or a pay, so old rounds can be recomputed. */
  readonly version: number;
  readonly title: Words;
  readonly rows: number;
  readonly symbols: readonly SlotSymbol[];
  readonly wild: SymbolId | null;
  readonly scatter: SymbolId | null;
  readonly reels: readonly Strip[];
  readonly freeReels: readonly Strip[];
  /** For each line, the row it crosses on each reel. */
  readonly lines: readonly (readonly number[])[];
  /** Pay by number of scatters anywhere in the window, in TOTAL stakes. */
  readonly scatterPays: readonly number[];
  readonly freeSpins: FreeSpinRule | null;
  /** Total stakes on offer, in minor units, lowest first. */
  readonly betSteps: Readonly<Record<Currency, readonly bigint[]>>;
};

/** What a player may read about the odds, as text; the game's tests derive it anew. */
export type StatedFigures = {
  readonly rtpPercent: string;
  /** Chance that a paid spin pays or wins free spins. */
  readonly hitRatePercent: string;
  /** One paid spin in so many wins free spins; null for a game without them. */
  readonly freeSpinsOneIn: string | null;
  /** Standard deviation of the pay of a round, in total stakes. */
  readonly standardDeviation: string;
  /** The dearest single spin, and in how many rounds it comes once, retriggers included. */
  readonly topSpin: { readonly timesTotalStake: string; readonly oneInRounds: string };
};

/** True if this total stake is one the game offers in this currency. */
export function isBetStep(
  definition: SlotDefinition,
  currency: Currency,
  totalStake: bigint,
): boolean {
  return definition.betSteps[currency].includes(totalStake);
}

/** Turns a pay in line stakes into minor units. Exact: a stake that does not divide is refused. */
export function toAmount(definition: SlotDefinition, pay: number, totalStake: bigint): bigint {
  const lineCount = BigInt(definition.lines.length);
  const lineStake = totalStake / lineCount;
  if (totalStake <= 0n || lineStake * lineCount !== totalStake) {
    throw new RangeError('The total stake does not divide into equal line stakes.');
  }
  return BigInt(pay) * lineStake;
}
