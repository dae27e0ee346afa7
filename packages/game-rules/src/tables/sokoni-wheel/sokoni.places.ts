/** The 54 segments of the wheel, and the seven places of its cloth. */
import type { Words } from '@bahati/game-rules/words.ts';

export const numberPlaces = ['one', 'two', 'five', 'ten'] as const;
export type NumberPlace = (typeof numberPlaces)[number];

export const bonusPlaces = ['coin', 'crates', 'festival'] as const;
export type BonusPlace = (typeof bonusPlaces)[number];

export type SokoniPlace = NumberPlace | BonusPlace;

/** In the order of openings. */
export const sokoniPlaces: readonly SokoniPlace[] = [...numberPlaces, ...bonusPlaces];

export const isBonus = (place: SokoniPlace): place is BonusPlace =>
  bonusPlaces.some((bonus) => bonus === place);

/** What a number pays to one. */
export const numberPays: Readonly<Record<NumberPlace, number>> = {
  one: 1,
  two: 2,
  five: 5,
  ten: 10,
};

const signs: Readonly<Record<string, SokoniPlace>> = {
  1: 'one',
  2: 'two',
  5: 'five',
  10: 'ten',
  C: 'coin',
  K: 'crates',
  F: 'festival',
};

/** Clockwise from the one segment of the festival. */
export const segments: readonly SokoniPlace[] =
  `F 1 5 1 2 1 C 2 1 10 1 2 5 K 1 2 1 5 1 2 C 1 10 1 2 1 2
   K 2 1 5 1 2 C 1 10 1 2 5 1 K 2 1 5 1 2 1 C 1 10 2 1 5 2`
    .split(/\s+/)
    .map((sign) => {
      const place = signs[sign];
      if (!place) throw new RangeError(`No segment is marked ${sign}.`);
      return place;
    });

export const segmentsOf = (place: SokoniPlace): number =>
  segments.filter((segment) => segment === place).length;

export const placeWords: Readonly<Record<SokoniPlace, Words>> = {
  one: { en: '1', sw: '1' },
  two: { en: '2', sw: '2' },
  five: { en: '5', sw: '5' },
  ten: { en: '10', sw: '10' },
  coin: { en: 'Coin Toss', sw: 'Rusha Sarafu' },
  crates: { en: 'Fruit Crates', sw: 'Makasha ya Matunda' },
  festival: { en: 'Festival Wheel', sw: 'Gurudumu la Sherehe' },
};

/** The most chips on a place, so that none can win more than some 100,000 of them. */
export const mostChips: Readonly<Record<SokoniPlace, number>> = {
  one: 1_000,
  two: 1_000,
  five: 400,
  ten: 200,
  coin: 100,
  crates: 200,
  festival: 50,
};
