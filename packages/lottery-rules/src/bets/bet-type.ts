/**
 * A bet type: what may be chosen, how many lines that is, and which of them win what for the numbers
 * of a draw. What a tier pays stands in a prize table beside it (`prize-table.ts`), never here.
 */
import type { Rational } from '@bahati/game-rules/rational.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

/** How the parts of a selection are laid out for the hand. */
export type PanelKind = 'positions' | 'grid' | 'sums' | 'buttons' | 'dice' | 'racing' | 'entry';

/** One part of a selection: a row of digits, the bankers, a list of typed numbers. */
export type Part = {
  /** What the row is called: a key of words, `place-1`, `bankers`, `numbers`. */
  readonly name: string;
  /** In the order in which they are shown and written; null: typed numbers. */
  readonly symbols: readonly string[] | null;
  /** A typed number: so many pieces of so many digits, `01 05 11` is three of two. */
  readonly typed?: {
    readonly pieces: number;
    readonly digits: number;
    /** Each piece is one of these, and none comes twice; absent: any digits. */
    readonly among?: readonly string[];
  };
  readonly least: number;
  /** 0: the part stays empty and is not shown. */
  readonly most: number;
};

export type Panel = { readonly kind: PanelKind; readonly parts: readonly Part[] };

/**
 * What was chosen, by parts of the panel. As text: symbols between commas, parts between bars,
 * `1,2|3|0,9`; in the order of the panel, none twice.
 */
export type Selection = { readonly sets: readonly (readonly string[])[] };

export type SelectionReason =
  | 'malformed'
  | 'wrong_parts'
  | 'unknown_symbol'
  | 'repeated_symbol'
  | 'too_few'
  | 'too_many'
  | 'no_line'
  | 'too_many_lines';

export type SelectionRefusal = {
  readonly reason: SelectionReason;
  /** The part it is about, from 0, and the symbol where it is about one. */
  readonly part?: number;
  readonly symbol?: string;
};

/** So many lines (a number paid twice counts twice) won in a tier. */
export type Win = { readonly tier: string; readonly lines: number };

/** How many lines of a selection win in a tier on average, exactly. */
export type Expected = { readonly tier: string; readonly lines: Rational };

export type BetType = {
  /** `five-digit.last-three.direct`: the family, then the place and the way. */
  readonly id: string;
  readonly family: Family;
  readonly panel: Panel;
  /** Everything that can be won, the best first. */
  readonly tiers: readonly string[];
  /** Tiers that share a pool (`pools/`) and have no odds. */
  readonly pooled: readonly string[];
  /** What a line costs in stake units: the lots of a lot bet, otherwise 1. */
  readonly unitsPerLine: number;
  /** More lines than this are no ticket. */
  readonly mostLines: number;
  /** One selection of each kind of line that a return can differ by, as text. */
  readonly samples: readonly string[];
  /** How many lines a selection is; exact. */
  lines(selection: Selection): number;
  /** Each line as text: the elementary outcomes that the selection covers. */
  eachLine(selection: Selection): Iterable<string>;
  /** The tiers that a line can win. */
  tiersOf(line: string): readonly string[];
  /**
   * What a ticket may have to pay by the number it pays for: keys that no two bet types share by
   * chance, at most `mostKeys`, with odds × lines. Direct numbers, typed ones and sums of one place
   * share their keys. Where a number can be drawn several times it counts as drawn once.
   */
  liability(selection: Selection, oddsOf: (tier: string) => number): Map<string, bigint>;
  /** What won, tiers in the order of `tiers`; a tier without a winner is left out. */
  judge(selection: Selection, numbers: DrawNumbers): Win[];
  /** The mean of `judge` over all draws, exactly. */
  expected(selection: Selection): Expected[];
  /** The highest sum of odds × lines that any draw can bring; odds are whole numbers. */
  most(selection: Selection, oddsOf: (tier: string) => number): bigint;
};
