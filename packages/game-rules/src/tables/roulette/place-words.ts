/** The places of the cloth as players call them. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { Place, PlaceKind } from './places.ts';
import type { PocketColour } from './pockets.ts';

const kinds: Readonly<Record<Exclude<PlaceKind, 'even-chance'>, Words>> = {
  straight: { en: 'Number', sw: 'Namba' },
  split: { en: 'Split', sw: 'Namba mbili' },
  street: { en: 'Street', sw: 'Namba tatu' },
  trio: { en: 'Trio', sw: 'Namba tatu' },
  corner: { en: 'Corner', sw: 'Kona' },
  four: { en: 'First four', sw: 'Nne za kwanza' },
  five: { en: 'Five numbers', sw: 'Namba tano' },
  line: { en: 'Six line', sw: 'Namba sita' },
  dozen: { en: 'Dozen', sw: 'Dazeni' },
  column: { en: 'Column', sw: 'Safu' },
};

const evenChances: Readonly<Record<string, Words>> = {
  red: { en: 'Red', sw: 'Nyekundu' },
  black: { en: 'Black', sw: 'Nyeusi' },
  odd: { en: 'Odd', sw: 'Witiri' },
  even: { en: 'Even', sw: 'Shufwa' },
  low: { en: 'Low 1–18', sw: 'Ndogo 1–18' },
  high: { en: 'High 19–36', sw: 'Kubwa 19–36' },
};

export const colourWords: Readonly<Record<PocketColour, Words>> = {
  red: { en: 'red', sw: 'nyekundu' },
  black: { en: 'black', sw: 'nyeusi' },
  green: { en: 'green', sw: 'kijani' },
};

/** Such as `Corner 1-2-4-5` or `Dozen 13–24`. */
export function placeWords({ name, kind, numbers }: Place, language: keyof Words): string {
  if (kind === 'even-chance') return evenChances[name]?.[language] ?? name;
  return `${kinds[kind][language]} ${covered(kind, numbers)}`;
}

function covered(kind: PlaceKind, numbers: readonly string[]): string {
  const [first, second] = numbers;
  if (kind === 'column') return `${first}, ${second} … ${numbers.at(-1)}`;
  const isRun = kind === 'street' || kind === 'line' || kind === 'dozen';
  return isRun ? `${first}–${numbers.at(-1)}` : numbers.join('-');
}
