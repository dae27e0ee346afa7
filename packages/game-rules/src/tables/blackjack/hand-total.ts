/** What the cards of a hand count at blackjack. */
import { type Card, rankOf } from '@bahati/game-rules/cards/card.ts';

export type HandTotal = {
  readonly total: number;
  /** An ace counts eleven in it. */
  readonly isSoft: boolean;
};

export const best = 21;
const aceRank = 14;

/** Two to ten as they read, the pictures ten, the ace one. */
export function valueOf(card: Card): number {
  const rank = rankOf(card);
  return rank === aceRank ? 1 : Math.min(rank, 10);
}

/** One ace counts eleven where that does not carry the hand past 21. */
export function totalOf(cards: readonly Card[]): HandTotal {
  const values = cards.map(valueOf);
  const low = values.reduce((sum, value) => sum + value, 0);
  const isSoft = values.includes(1) && low + 10 <= best;
  return { total: isSoft ? low + 10 : low, isSoft };
}

/** The total of two cards alone that pays three to two where they were dealt, not split. */
export function isTwentyOneInTwo(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === best;
}
