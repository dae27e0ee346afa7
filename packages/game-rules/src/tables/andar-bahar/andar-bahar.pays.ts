/**
 * What Andar Bahar pays. Sides and numbers of cards are paid as live studios pay them; returns
 * follow from the rules alone and stand in the figures.
 */
import { type Card, isRed, rankOf, suitOf, suits } from '@bahati/game-rules/cards/card.ts';
import { fromDecimalText, type Rational, rational } from '@bahati/game-rules/rational.ts';
import {
  type AndarBaharPlace,
  cardRanges,
  type JokerTrait,
  jokerTraits,
  placeOfRange,
  placeOfTrait,
  type Side,
} from './andar-bahar.places.ts';

/** All of a round that any bet asks for. */
export type AndarBaharEnd = {
  readonly joker: Card;
  /** Where the card of the joker's rank came. */
  readonly winner: Side;
  /** Cards dealt beside the joker, that one included. */
  readonly cards: number;
};

/** To one. */
const profits: Readonly<Record<AndarBaharPlace, string>> = {
  andar: '0.9',
  bahar: '1',
  'cards-1-5': '2.5',
  'cards-6-10': '3.5',
  'cards-11-15': '4.5',
  'cards-16-25': '3.5',
  'cards-26-30': '14',
  'cards-31-35': '24',
  'cards-36-40': '49',
  'cards-41-49': '119',
  'joker-below': '1',
  'joker-eight': '11',
  'joker-above': '1',
  'joker-red': '0.9',
  'joker-black': '0.9',
  'joker-diamonds': '2.8',
  'joker-hearts': '2.8',
  'joker-spades': '2.8',
  'joker-clubs': '2.8',
};

/** As players say it: `0.9 : 1`. */
export const paysText = (place: AndarBaharPlace): string => `${profits[place]} : 1`;

const eight = 8;

export function hasTrait(joker: Card, trait: JokerTrait): boolean {
  const rank = rankOf(joker);
  switch (trait) {
    case 'below':
      return rank < eight;
    case 'eight':
      return rank === eight;
    case 'above':
      return rank > eight;
    case 'red':
      return isRed(joker);
    case 'black':
      return !isRed(joker);
    default:
      return suitOf(joker) === trait;
  }
}

function wins(place: AndarBaharPlace, { joker, winner, cards }: AndarBaharEnd): boolean {
  if (place === 'andar' || place === 'bahar') return winner === place;
  const range = cardRanges.find((each) => placeOfRange(each) === place);
  if (range) return cards >= range[0] && cards <= range[1];
  const trait = jokerTraits.find((each) => placeOfTrait(each) === place);
  return trait !== undefined && hasTrait(joker, trait);
}

const nothing = rational(0n);

/** What one chip on the place pays, itself included. */
export function payOnPlace(place: AndarBaharPlace, end: AndarBaharEnd): Rational {
  if (!wins(place, end)) return nothing;
  const { numerator, denominator } = fromDecimalText(profits[place]);
  return rational(numerator + denominator, denominator);
}

/** One of each set wins, whatever comes. */
export const opposites: readonly (readonly AndarBaharPlace[])[] = [
  ['andar', 'bahar'],
  cardRanges.map(placeOfRange),
  ['joker-below', 'joker-eight', 'joker-above'],
  ['joker-red', 'joker-black'],
  suits.map(placeOfTrait),
];
