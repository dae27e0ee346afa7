/**
 * What swims in a water. Pays are multiples of the stake of the bullet that hit, in whole stakes, so
 * that no payout of a capture is ever rounded.
 */
import type { Words } from '@bahati/game-rules/words.ts';
import type { Body } from '@bahati/game-rules/fishing/pool/fish.ts';
import type { PathId } from '@bahati/game-rules/fishing/pool/paths.ts';

/**
 * What a captured fish does to others. `worth` is what it brings on average, in whole stakes: it is
 * dealt out in whole shares among the fish it reaches, each is captured with a chance of its share
 * over its mean pay, and what no fish can take is paid at once. So its mean is `worth` whoever is near.
 */
export type Effect =
  | {
      readonly kind: 'blast';
      readonly worth: number;
      /** In units, from the middle of the captured fish to the middles of others. */
      readonly reach: number;
      /** So many fish at most, the nearest first. */
      readonly most: number;
    }
  | {
      readonly kind: 'chain';
      readonly worth: number;
      /** The longest leap, in units. */
      readonly reach: number;
      /** What each leap deals out, in stakes; together `worth`. */
      readonly links: readonly number[];
    }
  /** Draws in small fish from the whole pool, the nearest first. */
  | { readonly kind: 'whirl'; readonly worth: number; readonly most: number };

/** One of the ways a capture can end, by its weight among all of the species. */
export type Prize = {
  readonly weight: number;
  /** In whole stakes. */
  readonly pays: number;
  readonly effect?: Effect;
  /** What it is called where a species has more than one. */
  readonly name?: Words;
};

export type Size = 'small' | 'middle' | 'big' | 'special' | 'boss';

/** How many come together: one behind another, or in a cloud. */
export type School = {
  readonly formation: 'file' | 'cloud';
  readonly least: number;
  readonly most: number;
};

export type Species = {
  readonly code: string;
  readonly name: Words;
  readonly size: Size;
  readonly body: Body;
  /** Units a tick. */
  readonly speed: number;
  readonly paths: readonly PathId[];
  /** Among all that may come; a boss comes at its own time and has none. */
  readonly weight: number;
  /** Absent: it comes alone. */
  readonly school?: School;
  readonly prizes: readonly Prize[];
};

/** A pool's theme: its place, what swims there. The boss stands last. */
export type Water = {
  readonly code: string;
  /** Rises with every change of species, paths, pays or draws. */
  readonly version: number;
  readonly title: Words;
  readonly place: Words;
  readonly species: readonly Species[];
};

/** The weights of all prizes together. */
export function prizeWeight({ prizes }: Pick<Species, 'prizes'>): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/** What a capture brings on average, effects included: whole stakes by the choice of the prizes. */
export function meanPay({ prizes }: Pick<Species, 'prizes'>): number {
  const total = prizes.reduce(
    (sum, { weight, pays, effect }) => sum + weight * (pays + (effect?.worth ?? 0)),
    0,
  );
  return total / prizeWeight({ prizes });
}

/** A species that pays one thing and does nothing else. */
export function paying(pays: number): readonly Prize[] {
  return [{ weight: 1, pays }];
}
