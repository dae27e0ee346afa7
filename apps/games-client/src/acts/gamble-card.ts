/** The card of double or nothing, which that game numbers in its own way, as a card of the deck. */
import { type Card, cardOf, type Rank, type Suit } from '@bahati/game-rules/cards/card.ts';

const suits: readonly Suit[] = ['hearts', 'diamonds', 'spades', 'clubs'];
const inSuit = 13;
const ace = 14;

/** `drawn`: 0 to 51 by suits of thirteen, the ace first and the king last. */
export function gambleCard(drawn: number): Card {
  const suit = suits[Math.floor(drawn / inSuit)] ?? 'clubs';
  const place = (drawn % inSuit) + 1;
  return cardOf(place === 1 ? ace : (place as Rank), suit);
}
