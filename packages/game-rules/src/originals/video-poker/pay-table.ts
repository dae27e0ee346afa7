/** What a video poker pays for which five cards. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export type PayLine = {
  /** By what the line is known in views and pictures. */
  readonly hand: string;
  readonly name: Words;
  /** Stakes paid, the stake itself included. */
  readonly pays: number;
};

export type PayTable = {
  /** From the best. */
  readonly lines: readonly PayLine[];
  /** Which line five cards in ascending order are paid by; the number of lines: none. */
  readonly lineOf: (ascending: readonly Card[]) => number;
  /** What all 2,598,960 hands pay together. */
  readonly paysOfAll: number;
  /** What all hands with one given card pay together, by its rank from the two to the ace. */
  readonly paysWithRank: readonly number[];
};

export function payOf({ lines, lineOf }: PayTable, ascending: readonly Card[]): number {
  return lines[lineOf(ascending)]?.pays ?? 0;
}
