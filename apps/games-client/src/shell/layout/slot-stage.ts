/**
 * What the shell asks of a game's stage, and what the stage tells back. The stage knows nothing of
 * servers, balances or buttons; it shows rounds it is given.
 */
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import type { WinTier } from '#frame/shell/results/win-tier.ts';

/** The screen and how much of each edge the controls cover, in points. */
export type View = {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** Moments that want a sound. */
export type Cue =
  | { readonly kind: 'spin' }
  | { readonly kind: 'reel-stop'; readonly reel: number; readonly scatters: number }
  | { readonly kind: 'tension' }
  | { readonly kind: 'win'; readonly tier: WinTier }
  | { readonly kind: 'count-tick' }
  | { readonly kind: 'tier-reached' }
  | { readonly kind: 'free-spins-won' }
  | { readonly kind: 'free-spins-start' }
  | { readonly kind: 'free-spins-end' }
  | MechanicCue;

/** Moments of what a game has beyond reels and lines. */
export type MechanicCue =
  /** Winning symbols burst; `step` counts the drops of the spin from 1. */
  | { readonly kind: 'burst'; readonly step: number }
  /** What fell lies still. */
  | { readonly kind: 'thud' }
  /** A symbol grows over its reel; `step` counts the reels from 0. */
  | { readonly kind: 'grow'; readonly step: number }
  | { readonly kind: 'stick' }
  | { readonly kind: 'walk' }
  | { readonly kind: 'page' }
  | { readonly kind: 'hold-start' }
  /** A coin locks; `step` counts the coins in view. */
  | { readonly kind: 'coin'; readonly step: number }
  | { readonly kind: 'respin'; readonly left: number }
  | { readonly kind: 'coin-counted'; readonly step: number }
  | { readonly kind: 'jackpot' };

/** Where a series of free spins stands. */
export type FreeSpinCount = {
  readonly played: number;
  readonly total: number;
  readonly multiplier: number;
};

export type StageWords = {
  readonly title: string;
  readonly freeSpins: string;
  readonly multiplied: (multiplier: number) => string;
  readonly freeSpinOf: (count: FreeSpinCount) => string;
  readonly bigWin: string;
  readonly hugeWin: string;
  readonly youWon: string;
  readonly holdAndSpin: string;
  readonly respinsLeft: (left: number) => string;
  readonly jackpots: Readonly<Record<'mini' | 'minor' | 'major' | 'grand', string>>;
  readonly respin: string;
  readonly bookOpens: string;
};

export type StageEvents = {
  readonly onCue: (cue: Cue) => void;
  /** The part of the round's win shown so far, in minor units. */
  readonly onWinShown: (amount: bigint) => void;
  readonly onFreeSpins: (count: FreeSpinCount | null) => void;
};

export type StageOptions = {
  readonly canvas: HTMLCanvasElement;
  readonly view: View;
  readonly isReduced: boolean;
  readonly words: () => StageWords;
  /** An amount of minor units for the eye, symbol included. */
  readonly formatAmount: (minor: bigint) => string;
  /** The same as short as it can be, for a coin: no symbol, no cents of a whole amount. */
  readonly formatShort: (minor: bigint) => string;
  readonly toMinor: (wire: string) => bigint;
  readonly events: StageEvents;
  readonly onProgress: (share: number) => void;
};

export type SlotStage = {
  place(view: View): Promise<void>;
  /** The reels start at once, before any answer is known. */
  startSpin(): void;
  /** Stops on the round's outcome and tells its wins; answers when the round has been told. */
  land(round: SlotRound): Promise<void>;
  /** No round came of it: the reels go back to where they stood. */
  abandonSpin(): Promise<void>;
  /** Shortens whatever is being shown. */
  hurry(): void;
  setTurbo(isTurbo: boolean): void;
  setReduced(isReduced: boolean): void;
  /** The language changed. */
  relabel(): void;
  destroy(): void;
};
