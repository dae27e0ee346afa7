/** Three cards as they rank against three others: a straight is rarer than a flush. */
import { type Card, rankOf, suitOf } from '@bahati/game-rules/cards/card.ts';

/** From the lowest to the highest. */
export const threeCardHands = [
  'high',
  'pair',
  'flush',
  'straight',
  'trips',
  'straight-flush',
] as const;
export type ThreeCardHand = (typeof threeCardHands)[number];

/** More than any rank, so that ranks written one after another compare as numbers. */
const ranks = 15;
const scores = ranks * ranks * ranks;
const ace = 14;

/** The higher score wins, equal scores tie; suits never break a tie. */
export function scoreOf(cards: readonly Card[]): number {
  const [high = 0, middle = 0, low = 0] = cards.map(rankOf).toSorted((a, b) => b - a);
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card));
  const isLowest = high === ace && middle === 3 && low === 2;
  const isStraight = isLowest || (high - middle === 1 && middle - low === 1);
  if (isStraight) {
    // The ace counts one below two and three.
    return inOrder(
      isFlush ? 'straight-flush' : 'straight',
      isLowest ? [3, 2, 1] : [high, middle, low],
    );
  }
  if (isFlush) return inOrder('flush', [high, middle, low]);
  if (high === low) return inOrder('trips', [high, middle, low]);
  if (high === middle) return inOrder('pair', [high, middle, low]);
  if (middle === low) return inOrder('pair', [middle, low, high]);
  return inOrder('high', [high, middle, low]);
}

function inOrder(hand: ThreeCardHand, [first = 0, second = 0, third = 0]: readonly number[]) {
  return threeCardHands.indexOf(hand) * scores + (first * ranks + second) * ranks + third;
}

export function handOfScore(score: number): ThreeCardHand {
  return threeCardHands[Math.floor(score / scores)] ?? 'high';
}

/** The least the dealer plays with: queen high. */
export const leastOfDealer = inOrder('high', [12, 0, 0]);
/** The least it pays to play with. */
export const leastToPlay = inOrder('high', [12, 6, 4]);
