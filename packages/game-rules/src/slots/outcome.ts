/** What a spin and a round came to. Plain JSON, all of it. */
import type { Jackpot, SymbolId } from './definition.ts';
import type { LineWin } from './line-win.ts';

/** Reel and row. */
export type Cell = readonly [reel: number, row: number];

/** `window[reel][row]`. */
export type SlotWindow = readonly (readonly SymbolId[])[];

export type ScatterWin = {
  readonly count: number;
  /** In line stakes, before any multiplier; 0 when the scatters only win free spins. */
  readonly pay: number;
};

export type SpinWin = LineWin & {
  /** -1: not won by a line. Where `cells` stand they say where it was won, else the line from the left does. */
  readonly line: number;
  readonly cells?: readonly Cell[];
  readonly ways?: number;
};

/** A window after something fell, with what it pays. */
export type Drop = {
  readonly window: SlotWindow;
  readonly wins: readonly SpinWin[];
  /** The cells of the window before this one that vanished. */
  readonly removed: readonly Cell[];
  readonly multiplier: number;
  /** In line stakes, multiplier included. */
  readonly pay: number;
};

export type Coin = {
  readonly cell: Cell;
  /** In line stakes. */
  readonly pay: number;
  readonly jackpot: Jackpot | null;
};

export type HoldAndSpinResult = {
  /** The first holds the coins that began it, each other one the coins that then came. */
  readonly rounds: readonly { readonly coins: readonly Coin[]; readonly respinsLeft: number }[];
  readonly jackpots: readonly Jackpot[];
  /** In line stakes, the grand jackpot included. */
  readonly pay: number;
};

/** What a spin tells besides, where its game has more than lines. */
type Extras = {
  readonly drops?: readonly Drop[];
  readonly grown?: readonly Cell[];
  readonly stickyWilds?: readonly Cell[];
  readonly walkingWilds?: readonly Cell[];
  readonly bookSymbol?: SymbolId;
  readonly hold?: HoldAndSpinResult;
};

/** One spin of the reels. */
export type SpinResult = Extras & {
  /** For each reel, the position on its strip that shows in the top row. */
  readonly stops: readonly number[];
  readonly window: SlotWindow;
  readonly lineWins: readonly SpinWin[];
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
  /** Everything the round pays, in line stakes; a jackpot is none of it. */
  readonly pay: number;
  /** Of a game with progressive jackpots: what decides them, beside the stake. */
  readonly ticket?: number;
};
