/** Three cards as they rank at Teen Patti. Unlike at three card poker three of a kind are the best. */
import { type Card, rankOf, suitOf } from '@bahati/game-rules/cards/card.ts';

/** From the lowest to the highest. */
export const teenPattiHands = [
  'high-card',
  'pair',
  'colour',
  'sequence',
  'pure-sequence',
  'trail',
] as const;

export type TeenPattiHand = (typeof teenPattiHands)[number];

/** More than any rank, so that ranks written one after another compare as numbers. */
const ranks = 15;
const scores = ranks * ranks * ranks;
const ace = 14;

function isSequence(high: number, middle: number, low: number): boolean {
  const hasLowAce = high === ace && middle === 3 && low === 2;
  return hasLowAce || (high - middle === 1 && middle - low === 1);
}

/**
 * The higher score wins, equal scores tie; suits never break a tie. Of sequences A K Q is the
 * highest and A 2 3, whose ace leads it too, the second.
 */
export function scoreOf(cards: readonly Card[]): number {
  const [high = 0, middle = 0, low = 0] = cards.map(rankOf).toSorted((a, b) => b - a);
  const isColour = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card));
  const inOrder = [high, middle, low];
  if (high === low) return written('trail', inOrder);
  if (isSequence(high, middle, low)) {
    return written(isColour ? 'pure-sequence' : 'sequence', inOrder);
  }
  if (isColour) return written('colour', inOrder);
  if (high === middle) return written('pair', inOrder);
  if (middle === low) return written('pair', [middle, low, high]);
  return written('high-card', inOrder);
}

function written(hand: TeenPattiHand, [first = 0, second = 0, third = 0]: readonly number[]) {
  return teenPattiHands.indexOf(hand) * scores + (first * ranks + second) * ranks + third;
}

export function handOfScore(score: number): TeenPattiHand {
  return teenPattiHands[Math.floor(score / scores)] ?? 'high-card';
}
