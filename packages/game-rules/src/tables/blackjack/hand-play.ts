/** How a hand of blackjack is played and what it comes to, whoever sits at the table. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { type Card, drawCard } from '@bahati/game-rules/cards/card.ts';
import type { HandResult } from './blackjack.view.ts';
import { best, isTwentyOneInTwo, totalOf, valueOf } from './hand-total.ts';

export const mostHands = 4;
const dealerStands = 17;

export const handActs = ['hit', 'stand', 'double', 'split'] as const;
export type HandAct = (typeof handActs)[number];

export type PlayedHand = {
  readonly cards: readonly Card[];
  readonly isDone: boolean;
};

/** What may be done with a hand that is not done, of so many the seat has. */
export function handActions({ cards }: PlayedHand, handCount: number): readonly HandAct[] {
  if (cards.length > 2) return ['hit', 'stand'];
  const isPair = cards.every((card) => valueOf(card) === valueOf(cards[0] ?? -1));
  const canSplit = isPair && handCount < mostHands;
  return ['hit', 'stand', 'double', ...(canSplit ? (['split'] as const) : [])];
}

/** A hand that has come to 21 or past it asks nothing more. */
export function withCard<Hand extends PlayedHand>(hand: Hand, card: Card): Hand {
  const cards = [...hand.cards, card];
  return { ...hand, cards, isDone: totalOf(cards).total >= best };
}

/** One hand, or after a split the two of it: the left one draws first. Stakes are the caller's. */
export function playHand<Hand extends PlayedHand>(
  hand: Hand,
  action: HandAct,
  draw: DrawStream,
): Hand[] {
  if (action === 'stand') return [{ ...hand, isDone: true }];
  if (action === 'hit') return [withCard(hand, drawCard(draw))];
  if (action === 'double') return [{ ...withCard(hand, drawCard(draw)), isDone: true }];
  const areAces = valueOf(hand.cards[0] ?? -1) === 1;
  return hand.cards.map((card) => {
    const split = withCard({ ...hand, cards: [card] }, drawCard(draw));
    return areAces ? { ...split, isDone: true } : split;
  });
}

/** The dealer's hand, drawn to 17. */
export function drawDealer(cards: readonly Card[], draw: DrawStream): readonly Card[] {
  const dealer = [...cards];
  while (totalOf(dealer).total < dealerStands) dealer.push(drawCard(draw));
  return dealer;
}

/** Of a hand against the dealer's, once all cards are drawn. */
export function resultOfHand(
  cards: readonly Card[],
  dealer: readonly Card[],
  isSplit: boolean,
): HandResult {
  const { total } = totalOf(cards);
  if (total > best) return 'bust';
  const hasBlackjack = !isSplit && isTwentyOneInTwo(cards);
  if (isTwentyOneInTwo(dealer)) return hasBlackjack ? 'pushed' : 'lost';
  if (hasBlackjack) return 'blackjack';
  const against = totalOf(dealer).total;
  if (against > best || total > against) return 'won';
  return total === against ? 'pushed' : 'lost';
}
