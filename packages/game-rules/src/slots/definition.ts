/**
 * A slot game is data: everything that makes one game differ from another stands in a
 * `SlotDefinition`, and one engine plays them all. Pays are whole multiples of the line stake
 * (the total stake divided by the number of lines), so an amount is never rounded. Where a game
 * has no lines `stakeUnits` says into how many parts the total stake is divided instead.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import type { ReturnPercent, StandardDeviation } from '@bahati/money/stated-figures.ts';
import type { Words } from '@bahati/game-rules/words.ts';

/** A position in `SlotDefinition.symbols`. */
export type SymbolId = number;

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

/** How a window is read where it is not read by lines. */
export type PayRule =
  /** Neighbouring reels from the left: every way through the symbol's cells pays. */
  | { readonly kind: 'ways' }
  /** Cells side by side: a symbol pays by how many hang together, from `minimum` on. */
  | { readonly kind: 'cluster'; readonly minimum: number }
  /** A symbol pays by how many stand anywhere, from `minimum` on. */
  | { readonly kind: 'anywhere'; readonly minimum: number };

/**
 * What won vanishes, what stands above falls, and each strip goes on from above. The window after
 * the k-th fall pays by `multipliers[k]`, every later one by the last; `multipliers[0]` is the
 * first window's. `freeMultipliers` are those of free spins.
 */
export type TumbleRule = {
  readonly multipliers: readonly number[];
  readonly freeMultipliers: readonly number[];
};

/**
 * What a wild does besides standing in. Sticky: one that came in a free spin stays for the rest
 * of the series. Walking: it goes one reel to the left for each respin, and while one stands in
 * view the next spin is free. Expanding: it fills its reel before wins are read, in paid and in
 * free spins; scatters are counted as they stopped. A game that expands neither falls nor has a
 * book.
 */
export type WildRule = { readonly kind: 'expanding' | 'sticky' | 'walking' };

export type Jackpot = 'mini' | 'minor' | 'major' | 'grand';

/** What lies on a coin, in TOTAL stakes. */
export type CoinValue = {
  /** This coin comes `weight` times in the sum of all weights. */
  readonly weight: number;
  readonly value: number;
  readonly jackpot: Exclude<Jackpot, 'grand'> | null;
};

/** Coins lock; a new coin gives the respins anew; at the end every coin pays what lies on it. */
export type HoldAndSpinRule = {
  readonly coin: SymbolId;
  /** So many coins in a paid window begin it. */
  readonly trigger: number;
  readonly respins: number;
  /** In a respin a coin falls into an empty cell `coins` times in `outOf`. */
  readonly chance: { readonly coins: number; readonly outOf: number };
  readonly values: readonly CoinValue[];
  /** For a window full of coins, in TOTAL stakes, besides what lies on them. */
  readonly grand: number;
};

/**
 * One of these, each as likely, is drawn before the free spins. Where it stands on enough reels
 * to pay it fills them, and pays on every line by the number of its reels, neighbours or not.
 */
export type BookRule = { readonly candidates: readonly SymbolId[] };

/** What one spin of many may be multiplied by: it comes `weight` times in the sum of all weights. */
export type SpinMultiplier = { readonly times: number; readonly weight: number };

/**
 * Before its wins are read a spin draws what all of them are multiplied by; in free spins it
 * multiplies what the series multiplies. No game with coins has it.
 */
export type SpinMultiplierRule = {
  readonly paid: readonly SpinMultiplier[];
  readonly free: readonly SpinMultiplier[];
};

/** A win may be doubled so often on the colour of a card, or lost; its mean stays what it is. */
export type GambleRule = { readonly limit: number };

/** Closed chests, a prize under each. */
export type PickRule = {
  /** So many scatters in the window of a paid spin win the pick. */
  readonly scatters: number;
  /** What is laid under the chests, in TOTAL stakes: one prize a chest. */
  readonly prizes: readonly number[];
  /** How many chests are opened. */
  readonly picks: number;
};

/**
 * A round may be begun with its free spins bought: its paid spin stops among the windows with just
 * so many scatters, every one as likely.
 */
export type BuyRule = {
  /** What the round costs, in TOTAL stakes: a whole number. */
  readonly price: number;
  readonly scatters: number;
};

export type ProgressiveLevel = {
  readonly level: Jackpot;
  /** What each stake adds to the pool, in millionths of it. */
  readonly contribution: number;
  /** What the operator puts into a fresh pool, in minor units. */
  readonly seed: Readonly<Record<Currency, bigint>>;
  /** Won once, on average, in so many minor units staked; divides 1,000,000,000,000. */
  readonly oneIn: Readonly<Record<Currency, bigint>>;
};

/** Pools that grow with every paid spin until one wins them; at most one level a spin. */
export type ProgressiveRule = {
  readonly levels: readonly [
    ProgressiveLevel,
    ProgressiveLevel,
    ProgressiveLevel,
    ProgressiveLevel,
  ];
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
  /** Absent: by lines. */
  readonly payRule?: PayRule;
  /** Absent: as many as there are lines. */
  readonly stakeUnits?: number;
  readonly tumble?: TumbleRule;
  readonly wilds?: WildRule;
  readonly holdAndSpin?: HoldAndSpinRule;
  readonly book?: BookRule;
  /** Lines pay from the rightmost reel too; one that pays over all reels pays once. Its wild pays nothing. */
  readonly bothWays?: true;
  readonly spinMultiplier?: SpinMultiplierRule;
  readonly gamble?: GambleRule;
  readonly pick?: PickRule;
  readonly buy?: BuyRule;
  readonly progressive?: ProgressiveRule;
  /** Total stakes on offer, in minor units, lowest first. */
  readonly betLevels: Readonly<Record<Currency, readonly bigint[]>>;
};

/** What a player may read about the odds, as text; the game's tests derive it anew. */
export type StatedFigures = {
  readonly rtpPercent: ReturnPercent;
  /** Chance that a paid spin pays or wins free spins. */
  readonly hitRatePercent: string;
  /** One paid spin in so many wins free spins; null for a game without them. */
  readonly freeSpinsOneIn: string | null;
  /** One paid spin in so many begins hold and spin; absent for a game without it. */
  readonly holdAndSpinOneIn?: string;
  /** One paid spin in so many wins a pick among chests; absent for a game without it. */
  readonly pickOneIn?: string;
  /** Of bought rounds, in what they cost; absent where nothing can be bought. */
  readonly buy?: {
    readonly rtpPercent: ReturnPercent;
    readonly priceStakes: number;
    readonly standardDeviation: StandardDeviation;
  };
  /**
   * Of `rtpPercent`, what jackpots return in the long run and what the rest of the game does; the
   * other figures are those of the rest. Absent for a game without pools.
   */
  readonly jackpots?: { readonly rtpPercent: ReturnPercent; readonly restPercent: ReturnPercent };
  /** Absent: every figure is exact. Else the return was simulated: its band at 99 percent. */
  readonly band?: { readonly fromPercent: ReturnPercent; readonly toPercent: ReturnPercent };
  /** Standard deviation of the pay of a round, in total stakes. */
  readonly standardDeviation: StandardDeviation;
  /** The dearest single spin, and in how many rounds it comes once, retriggers included. */
  readonly topSpin: { readonly timesTotalStake: string; readonly oneInRounds: string };
};

/** True if this total stake is one the game offers in this currency. */
export function isBetLevel(
  definition: SlotDefinition,
  currency: Currency,
  totalStake: bigint,
): boolean {
  return definition.betLevels[currency].includes(totalStake);
}

/** Into how many line stakes the total stake is divided. */
export function stakeUnitsOf({ stakeUnits, lines }: SlotDefinition): number {
  return stakeUnits ?? lines.length;
}

/** Turns a pay in line stakes into minor units. Exact: a stake that does not divide is refused. */
export function toAmount(definition: SlotDefinition, pay: number, totalStake: bigint): bigint {
  const units = BigInt(stakeUnitsOf(definition));
  const lineStake = totalStake / units;
  if (totalStake <= 0n || lineStake * units !== totalStake) {
    throw new RangeError('The total stake does not divide into equal line stakes.');
  }
  return BigInt(pay) * lineStake;
}
