import { suits } from '@bahati/game-rules/cards/card.ts';

export const sides = ['andar', 'bahar'] as const;

export type Side = (typeof sides)[number];

/** How many cards are dealt until the round is decided, the deciding one included. */
export const cardRanges = [
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 25],
  [26, 30],
  [31, 35],
  [36, 40],
  [41, 49],
] as const;

export type CardRange = (typeof cardRanges)[number];

/** What may be said of the joker. An ace is above the eight. */
export const jokerTraits = ['below', 'eight', 'above', 'red', 'black', ...suits] as const;

export type JokerTrait = (typeof jokerTraits)[number];

type PlaceOfRange<Range> = Range extends readonly [
  infer First extends number,
  infer Last extends number,
]
  ? `cards-${First}-${Last}`
  : never;

type RangePlace = PlaceOfRange<CardRange>;

export type AndarBaharPlace = Side | RangePlace | `joker-${JokerTrait}`;

export const placeOfRange = ([first, last]: CardRange) => `cards-${first}-${last}` as RangePlace;

export const placeOfTrait = (trait: JokerTrait) => `joker-${trait}` as const;

export const andarBaharPlaces: readonly AndarBaharPlace[] = [
  ...sides,
  ...cardRanges.map(placeOfRange),
  ...jokerTraits.map(placeOfTrait),
];
