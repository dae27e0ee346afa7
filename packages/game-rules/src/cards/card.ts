/**
 * Playing cards as the published scheme numbers them: 2♦ 2♥ 2♠ 2♣ 3♦ … A♣, 0 to 51. The cards of
 * the double-or-nothing game are numbered otherwise and have nothing to do with these.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Words } from '@bahati/game-rules/words.ts';

/** 0 to 51. */
export type Card = number;

export const suits = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
export type Suit = (typeof suits)[number];

/** 2 to 14: eleven is the jack, fourteen the ace. */
export type Rank = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

export const deckSize = 52;
const lowestRank = 2;

/** All of one deck, in the published order. */
export const deck: readonly Card[] = Array.from({ length: deckSize }, (_, card) => card);

export function rankOf(card: Card): Rank {
  return (Math.floor(card / suits.length) + lowestRank) as Rank;
}

export function suitOf(card: Card): Suit {
  // The last two bits count the suits, of which there are four.
  return suits[card & 3] ?? 'clubs';
}

export function isRed(card: Card): boolean {
  const suit = suitOf(card);
  return suit === 'diamonds' || suit === 'hearts';
}

export function cardOf(rank: Rank, suit: Suit): Card {
  return (rank - lowestRank) * suits.length + suits.indexOf(suit);
}

/** With replacement, as from a deck without end: any of the 52, whatever came before. */
export function drawCard(draw: DrawStream): Card {
  return draw.nextInt(deckSize);
}

/**
 * Without replacement: one of the cards that `decks` whole decks still hold after these were
 * dealt. What is left lies in the published order, equal cards together, and the draw says which
 * place of it is taken out.
 */
export function drawFromDecks(draw: DrawStream, dealt: readonly Card[], decks = 1): Card {
  const left = deck.map(() => decks);
  for (const card of dealt) left[card] = (left[card] ?? 0) - 1;
  if (left.some((count) => count < 0)) throw new RangeError('More was dealt than there is.');
  let place = draw.nextInt(decks * deckSize - dealt.length);
  for (const [card, count] of left.entries()) {
    if (place < count) return card;
    place -= count;
  }
  throw new RangeError('The draw lies outside the decks.');
}

const cornerLetters: Readonly<Partial<Record<Rank, string>>> = {
  11: 'J',
  12: 'Q',
  13: 'K',
  14: 'A',
};

/** What stands in the corner of the card: `10`, `J`, `A`. */
export function cornerOf(rank: Rank): string {
  return cornerLetters[rank] ?? String(rank);
}

const signs: Readonly<Record<Suit, string>> = {
  diamonds: '♦',
  hearts: '♥',
  spades: '♠',
  clubs: '♣',
};

/** Short, for records: `10♥`. */
export function cardSign(card: Card): string {
  return `${cornerOf(rankOf(card))}${signs[suitOf(card)]}`;
}

const suitNames: Readonly<Record<Suit, Words>> = {
  diamonds: { en: 'diamonds', sw: 'uru' },
  hearts: { en: 'hearts', sw: 'kopa' },
  spades: { en: 'spades', sw: 'shupaza' },
  clubs: { en: 'clubs', sw: 'pau' },
};

/** `hearts`, `kopa`. */
export const suitName = (suit: Suit): Words => suitNames[suit];

const figureNames: Readonly<Partial<Record<Rank, Words>>> = {
  11: { en: 'Jack', sw: 'Ghulamu' },
  12: { en: 'Queen', sw: 'Malkia' },
  13: { en: 'King', sw: 'Mfalme' },
  14: { en: 'Ace', sw: 'Ree' },
};

/** In full, for those who listen: `Queen of hearts`, `Malkia ya kopa`. */
export function cardName(card: Card): Words {
  const rank = rankOf(card);
  const suit = suitNames[suitOf(card)];
  const number = { en: String(rank), sw: String(rank) };
  const named = figureNames[rank] ?? number;
  return { en: `${named.en} of ${suit.en}`, sw: `${named.sw} ya ${suit.sw}` };
}
