import { type Card } from '@bahati/game-rules/cards/card.ts';

export type HandResult = 'blackjack' | 'won' | 'pushed' | 'lost' | 'bust';

export type Insurance = 'none' | 'offered' | 'taken' | 'declined';

export type BlackjackHandView = {
  readonly cards: readonly Card[];
  readonly total: number;
  readonly isSoft: boolean;
  readonly stake: number;
  /** Null while the round goes on, but for a hand that went past 21. */
  readonly result: HandResult | null;
  /** In units, the stake included; null as long as there is no result. */
  readonly pays: number | null;
};

export type BlackjackView = {
  readonly dealer: {
    /** Only the first while the round goes on. */
    readonly cards: readonly Card[];
    readonly isHoleDown: boolean;
    /** Of the cards in view. */
    readonly total: number;
    readonly isSoft: boolean;
    readonly isBlackjack: boolean;
  };
  readonly hands: readonly BlackjackHandView[];
  /** The place of the hand that is played now. */
  readonly active: number | null;
  readonly insurance: Insurance;
  readonly insurancePays: number | null;
  readonly isOver: boolean;
};
