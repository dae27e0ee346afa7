/** What a match of Thirteen stands at. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { Purse } from '@bahati/game-rules/seat-games/match/purse.ts';
import type { Seat } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Combination } from './thirteen.combinations.ts';

export type ThirteenAct =
  /** Ascending; each is in the hand. */
  | { readonly kind: 'play'; readonly cards: readonly Card[] }
  | { readonly kind: 'pass' }
  | { readonly kind: 'resign' };

export type ThirteenPlayer = {
  readonly seat: Seat;
  /** Ascending; empty once all are laid or the player has resigned. */
  readonly hand: readonly Card[];
  /** In this round of plays. */
  readonly hasPassed: boolean;
};

export type ThirteenState = {
  readonly purse: Purse;
  readonly button: Seat;
  /** The whole deck as it was shuffled, in the order in which it is dealt. */
  readonly deck: readonly Card[];
  /** All that was laid so far. */
  readonly seen: readonly Card[];
  /** From the left of the button, clockwise. */
  readonly players: readonly ThirteenPlayer[];
  /** Whose turn it is, as a place among the players. */
  readonly at: number;
  /** What is to be beaten, and whose it is; null: whoever is at turn leads. */
  readonly laid: { readonly combination: Combination; readonly by: Seat } | null;
  /** What the first play has to hold; null after it. */
  readonly mustHold: Card | null;
  /** Who has laid all cards, the first of them first. */
  readonly out: readonly Seat[];
  /** The first to resign last, below everybody else. */
  readonly resigned: readonly Seat[];
};
