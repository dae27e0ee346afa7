/** What a match of Kadi stands at. */
import type { Card, Suit } from '@bahati/game-rules/cards/card.ts';
import type { Purse } from '@bahati/game-rules/seat-games/match/purse.ts';
import type { Seat } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Feed, Pile } from './kadi.plays.ts';

/** Plays and takes a player, after which the fewest cards win. */
export const mostTurns = 80;

export type KadiAct =
  | {
      readonly kind: 'play';
      /** Ascending; each is in the hand. */
      readonly cards: readonly Card[];
      /** The one that is laid last. */
      readonly top: Card;
      /** What an ace asks for; null with all other cards, and with an ace that blocks. */
      readonly suit: Suit | null;
      /** Says it with the play, for the next turn. */
      readonly nikoKadi: boolean;
    }
  /** Takes one card, or all that are fed. */
  | { readonly kind: 'take' }
  /** Said while others are at turn, for the next turn. */
  | { readonly kind: 'niko_kadi' }
  | { readonly kind: 'resign' };

export type KadiPlayer = {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly saidNikoKadi: boolean;
  readonly hasResigned: boolean;
};

export type KadiState = {
  readonly purse: Purse;
  readonly button: Seat;
  /** The whole deck as it was shuffled, in the order in which it is dealt. */
  readonly deck: readonly Card[];
  /** What lay open so far, each card once. */
  readonly seen: readonly Card[];
  /** From the left of the button, clockwise. */
  readonly players: readonly KadiPlayer[];
  /** Whose turn it is, as a place among the players. */
  readonly at: number;
  readonly direction: 1 | -1;
  /** Face down, the next card first. */
  readonly stock: readonly Card[];
  /** Laid before, and the hands of those who resigned; it becomes the stock when that is gone. */
  readonly buried: readonly Card[];
  /** The last play, its top last. */
  readonly laid: readonly Card[];
  readonly pile: Pile;
  readonly feed: Feed | null;
  /** Plays and takes so far. */
  readonly turns: number;
};
