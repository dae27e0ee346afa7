/** What the cards of Kadi do. The deck is that of all card games and two jokers. */
import {
  type Card,
  deck,
  deckSize,
  rankOf,
  type Suit,
  suitOf,
} from '@bahati/game-rules/cards/card.ts';

export const jokers: readonly Card[] = [deckSize, deckSize + 1];
export const kadiDeck: readonly Card[] = [...deck, ...jokers];

const jokerRank = 15;
const ace = 14;
const king = 13;
const jack = 11;
const questionRanks = [8, 12];
const answerRanks = [4, 5, 6, 7, 9, 10];
/** Cards the next player takes, by the rank that feeds them. */
const fed: Readonly<Record<number, number>> = { 2: 2, 3: 3, [jokerRank]: 5 };

/** 2 to 14 as printed, and 15 for a joker. */
export function kadiRankOf(card: Card): number {
  return isJoker(card) ? jokerRank : rankOf(card);
}

/** A joker is of no suit. */
export function kadiSuitOf(card: Card): Suit | null {
  return isJoker(card) ? null : suitOf(card);
}

export const isJoker = (card: Card): boolean => card >= deckSize;
export const isAce = (card: Card): boolean => kadiRankOf(card) === ace;
export const isKing = (card: Card): boolean => kadiRankOf(card) === king;
export const isJack = (card: Card): boolean => kadiRankOf(card) === jack;
export const isQuestion = (card: Card): boolean => questionRanks.includes(kadiRankOf(card));
export const isAnswer = (card: Card): boolean => answerRanks.includes(kadiRankOf(card));

/** How many cards the next player takes for this one; 0: it feeds nobody. */
export function fedBy(card: Card): number {
  return fed[kadiRankOf(card)] ?? 0;
}
