/** What is played for, as the wire writes it and as it is shown. */
import type { Typed } from '#frame/shell/stakes/typed-limits.ts';

export type Money = {
  readonly minor: (wire: string) => bigint;
  /** "1,250": the currency stands once at the table. */
  readonly figures: (wire: string | bigint) => string;
  /** "KSh 1,250"; of chips, which are no money, "1,250". */
  readonly money: (wire: string | bigint) => string;
  /** "KSh", or nothing for chips. */
  readonly symbol: string;
  /** Reads what was typed, of at least so much. */
  readonly typed: (text: string, least: bigint) => Typed<bigint>;
  /** So many times the smallest unit is one on a drawn chip. */
  readonly perUnit: bigint;
};
