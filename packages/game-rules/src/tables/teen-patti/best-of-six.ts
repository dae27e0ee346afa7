/** What the best five of six cards are at poker. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { type PokerHand, pokerHandOf, pokerHands } from '@bahati/game-rules/cards/poker-hand.ts';

/** `cards`: six different ones, in any order. */
export function bestOfSix(cards: readonly Card[]): PokerHand {
  const ascending = cards.toSorted((a, b) => a - b);
  const found = ascending.map((_, left) => pokerHandOf(ascending.toSpliced(left, 1)));
  return pokerHands.find((hand) => found.includes(hand)) ?? 'high-card';
}
