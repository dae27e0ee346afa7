/**
 * The mathematics of a studio game without its pictures: strips, lines, pays and free spins, and
 * the figures that follow from them. Many games share one model and so one exact return.
 */
import type {
  FreeSpinRule,
  SlotDefinition,
  StatedFigures,
  Strip,
} from '@bahati/game-rules/slots/definition.ts';

export type Volatility = 'low' | 'medium' | 'high';

/**
 * What a symbol is to the game, whatever picture a theme gives it: W the wild, P the book, which is
 * wild and scatter, S the scatter, O the coin, A to D the dear symbols, e to h the cheap ones.
 */
export const roles = ['W', 'P', 'S', 'O', 'A', 'B', 'C', 'D', 'e', 'f', 'g', 'h'] as const;
export type Role = (typeof roles)[number];

/** Pays in line stakes by role, from this many of a kind on; a role that is absent is on no reel. */
export type PayLadder = {
  readonly from: number;
  readonly pays: Readonly<Partial<Record<Role, readonly number[]>>>;
};

export type ModelFigures = StatedFigures & {
  /** The exact return in percent, to six places, where a formula of its own says as many. */
  readonly rtpToSixPlaces?: string;
};

/** What a model has beyond lines. */
type Mechanic = Pick<
  SlotDefinition,
  | 'payRule'
  | 'stakeUnits'
  | 'tumble'
  | 'wilds'
  | 'holdAndSpin'
  | 'book'
  | 'bothWays'
  | 'spinMultiplier'
  | 'pick'
>;

export type MathModel = {
  readonly key: string;
  readonly volatility: Volatility;
  readonly rows: number;
  readonly lines: SlotDefinition['lines'];
  readonly ladder: PayLadder;
  /** One letter for each symbol, a strip a text. */
  readonly reels: readonly string[];
  readonly freeReels: readonly string[];
  readonly scatterPays: readonly number[];
  readonly freeSpins: FreeSpinRule | null;
  readonly mechanic?: Mechanic;
  readonly figures: ModelFigures;
};

/** The roles of a model in the order of its definition's symbols. */
export function rolesOf({ ladder }: Pick<MathModel, 'ladder'>): Role[] {
  return roles.filter((role) => ladder.pays[role] !== undefined);
}

/** `pays[n]` for n of a kind, as a definition wants it. */
export function paysOf({ from, pays }: PayLadder, role: Role): number[] {
  return [...Array.from({ length: from }, () => 0), ...(pays[role] ?? [])];
}

/** A strip's letters as positions in the definition's symbols. */
export function stripOf(text: string, order: readonly Role[]): Strip {
  return Array.from(text, (letter) => order.findIndex((role) => role === letter));
}
