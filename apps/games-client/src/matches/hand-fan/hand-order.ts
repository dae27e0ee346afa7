/** In which order a hand is held. Pure. */
import type { Card } from '@bahati/game-rules/cards/card.ts';

export type HandOrder = 'rank' | 'suit';

/** How a game ranks cards and groups them; each rises from the left. */
export type CardScale = {
  readonly rank: (card: Card) => number;
  readonly suit: (card: Card) => number;
};

/** By rank, and by suit among equals; or the other way round. */
export function inOrder(
  hand: readonly Card[],
  order: HandOrder,
  { rank, suit }: CardScale,
): readonly Card[] {
  const [first, second] = order === 'rank' ? [rank, suit] : [suit, rank];
  return hand.toSorted((a, b) => first(a) - first(b) || second(a) - second(b) || a - b);
}
