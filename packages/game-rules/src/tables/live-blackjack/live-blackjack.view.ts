import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { HandResult } from '@bahati/game-rules/tables/blackjack/blackjack.view.ts';
import type { HandAct } from '@bahati/game-rules/tables/blackjack/hand-play.ts';

export type SeatHandView = {
  readonly cards: readonly Card[];
  readonly total: number;
  readonly isSoft: boolean;
  /** The seat's split that made it, from 1 among its doubles and splits; 0: it was dealt. */
  readonly born: number;
  /** The seat's double of it, counted so; null: it was not doubled. */
  readonly doubled: number | null;
  /** Null while the round goes on, but for a hand that went past 21. */
  readonly result: HandResult | null;
};

export type SeatView = { readonly seat: number; readonly hands: readonly SeatHandView[] };

/** Whose decision is waited for; `hand` is a place among the hands of the seat. */
export type TurnView = {
  readonly seat: number;
  readonly hand: number;
  readonly actions: readonly HandAct[];
};

/** What one first bet came to, with what was added to it. */
export type PaidBet = {
  readonly place: string;
  readonly staked: number;
  /** In the smallest chips, the stakes included; a decimal. Null while the round goes on. */
  readonly chips: string | null;
};

export type LiveBlackjackView = {
  readonly dealer: {
    /** Only the first while the round goes on; none where nobody played. */
    readonly cards: readonly Card[];
    readonly isHoleDown: boolean;
    /** Of the cards in view. */
    readonly total: number;
    readonly isSoft: boolean;
    readonly isBlackjack: boolean;
  };
  /** Those that are played, in the order in which they are dealt. */
  readonly seats: readonly SeatView[];
  readonly turn: TurnView | null;
  /** How many decisions were taken. */
  readonly decisions: number;
  readonly isOver: boolean;
  readonly stacks: readonly Stack[];
  readonly paid: readonly PaidBet[];
};
