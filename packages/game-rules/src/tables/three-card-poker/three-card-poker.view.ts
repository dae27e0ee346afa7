import { type Card } from '@bahati/game-rules/cards/card.ts';
import { type ThreeCardHand } from './three-card-hand.ts';
import { type ThreeCardPays } from './three-card-pays.ts';

export type Bets = {
  /** In chips. */
  readonly ante: number;
  readonly pairPlus: number;
};

export type ThreeCardState = Bets & {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly decision: 'open' | 'played' | 'folded';
};

export type ThreeCardResult = 'won' | 'unopposed' | 'pushed' | 'lost' | 'folded';

export type ThreeCardView = Bets & {
  readonly decision: ThreeCardState['decision'];
  readonly player: { readonly cards: readonly Card[]; readonly hand: ThreeCardHand };
  /** Null while the player decides: all three lie face down. */
  readonly dealer: {
    readonly cards: readonly Card[];
    readonly hand: ThreeCardHand;
    readonly isQualified: boolean;
  } | null;
  readonly result: ThreeCardResult | null;
  readonly pays: ThreeCardPays | null;
};
