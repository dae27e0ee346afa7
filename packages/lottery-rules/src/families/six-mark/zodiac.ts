/**
 * Animals of the lunar years as sets of the 49 balls. A choice of animals is a choice of their numbers
 * (the special number's direct bet), so that a ticket says the numbers and the year is asked but once.
 */
import type { Words } from '@bahati/game-rules/words.ts';

/** In the order of the years. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

export type Animal = (typeof animals)[number];

export const animalWords: Readonly<Record<Animal, Words>> = {
  rat: { en: 'Rat', sw: 'Panya' },
  ox: { en: 'Ox', sw: 'Ng’ombe' },
  tiger: { en: 'Tiger', sw: 'Chui milia' },
  rabbit: { en: 'Rabbit', sw: 'Sungura' },
  dragon: { en: 'Dragon', sw: 'Joka' },
  snake: { en: 'Snake', sw: 'Nyoka' },
  horse: { en: 'Horse', sw: 'Farasi' },
  goat: { en: 'Goat', sw: 'Mbuzi' },
  monkey: { en: 'Monkey', sw: 'Nyani' },
  rooster: { en: 'Rooster', sw: 'Jogoo' },
  dog: { en: 'Dog', sw: 'Mbwa' },
  pig: { en: 'Pig', sw: 'Nguruwe' },
};

/** The first day of each lunar year, from 2024, the year of the dragon, on. */
const newYears = [
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
];

/** The animal of the lunar year of a day, `2026-11-27`; null: outside the table, 2024 to 2035. */
export function animalOfDay(day: string): Animal | null {
  const begun = newYears.filter((newYear) => newYear <= day).length;
  if (begun === 0 || begun === newYears.length) return null;
  return animals[(animals.indexOf('dragon') + begun - 1) % animals.length] ?? null;
}

/** The balls of an animal in a year: 1, 13, 25, 37 and 49 are the year's own, 2 the year's before. */
export function ballsOfAnimal(animal: Animal, yearAnimal: Animal): readonly number[] {
  const back = animals.indexOf(yearAnimal) - animals.indexOf(animal);
  const first = ((back + animals.length) % animals.length) + 1;
  return [first, first + 12, first + 24, first + 36, first + 48].filter((ball) => ball <= 49);
}
