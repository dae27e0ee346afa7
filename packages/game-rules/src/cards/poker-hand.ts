/** What five cards of one deck are at poker. The ace is low in A 2 3 4 5 alone; suits rank nothing. */
import { type Card, deckSize, rankOf, suitOf } from './card.ts';

/** From the best. */
export const pokerHands = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const;
export type PokerHand = (typeof pokerHands)[number];

const ace = 14;
const ten = 10;

/**
 * Cards in ascending order stand by rank, so equal ranks are neighbours. Which of the four
 * neighbouring pairs are equal, the lowest as bit 0, says what repeats.
 */
const repeated = new Map<number, PokerHand>([
  [0b0001, 'pair'],
  [0b0010, 'pair'],
  [0b0100, 'pair'],
  [0b1000, 'pair'],
  [0b0101, 'two-pair'],
  [0b1001, 'two-pair'],
  [0b1010, 'two-pair'],
  [0b0011, 'three-of-a-kind'],
  [0b0110, 'three-of-a-kind'],
  [0b1100, 'three-of-a-kind'],
  [0b1011, 'full-house'],
  [0b1101, 'full-house'],
  [0b0111, 'four-of-a-kind'],
  [0b1110, 'four-of-a-kind'],
]);

/** `ascending`: five different cards. */
export function pokerHandOf(ascending: readonly Card[]): PokerHand {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ascending;
  const [a, b, c, d, e] = [
    rankOf(first),
    rankOf(second),
    rankOf(third),
    rankOf(fourth),
    rankOf(fifth),
  ];
  const equal = Number(a === b) + 2 * Number(b === c) + 4 * Number(c === d) + 8 * Number(d === e);
  if (equal > 0) return repeated.get(equal) ?? 'high-card';
  const isStraight = e - a === 4 || (e === ace && d === 5);
  if (!isOneSuit(ascending)) return isStraight ? 'straight' : 'high-card';
  if (!isStraight) return 'flush';
  return a === ten ? 'royal-flush' : 'straight-flush';
}

export function isOneSuit(cards: readonly Card[]): boolean {
  const [first = 0] = cards;
  return cards.every((card) => suitOf(card) === suitOf(first));
}

/** The rank that stands exactly twice, the highest if there are two; null: none does. */
export function pairedRankOf(ascending: readonly Card[]): number | null {
  const rankAt = (place: number): number => rankOf(ascending[place] ?? Number.NaN);
  for (let place = ascending.length - 1; place > 0; place -= 1) {
    const rank = rankAt(place);
    const isPair = rank === rankAt(place - 1);
    if (isPair && rank !== rankAt(place - 2) && rank !== rankAt(place + 1)) return rank;
  }
  return null;
}

/** Calls for every way five of the deck can lie together, ascending; the array is used again. */
export function eachFiveCards(visit: (ascending: readonly Card[]) => void): void {
  const five = [0, 0, 0, 0, 0];
  const fill = (place: number, from: number): void => {
    for (let card = from; card < deckSize - (4 - place); card += 1) {
      five[place] = card;
      if (place === 4) visit(five);
      else fill(place + 1, card + 1);
    }
  };
  fill(0, 0);
}
