/** Cards and ranks in words, with the jokers that some games add to the deck. */
import {
  type Card,
  cardName,
  cornerOf,
  deckSize,
  type Rank,
} from '@bahati/game-rules/cards/card.ts';
import type { Words } from '@bahati/game-rules/words.ts';

const joker: Words = { en: 'Joker', sw: 'Joka' };

export const isJokerCard = (card: Card): boolean => card >= deckSize;

/** `Queen of hearts`, `Malkia ya kopa`, `Joker`. */
export const nameOfCard = (card: Card): Words => (isJokerCard(card) ? joker : cardName(card));

const named: Readonly<Record<number, Words>> = {
  8: { en: 'an 8', sw: '8' },
  11: { en: 'a jack', sw: 'ghulamu' },
  12: { en: 'a queen', sw: 'malkia' },
  13: { en: 'a king', sw: 'mfalme' },
  14: { en: 'an ace', sw: 'ree' },
  15: { en: 'a joker', sw: 'joka' },
};

/** Any card of a rank, 2 to 14, or 15 for a joker: `a 7`, `a queen`. */
export function anyOfRank(rank: number): Words {
  const corner = cornerOf(rank as Rank);
  return named[rank] ?? { en: `a ${corner}`, sw: corner };
}
