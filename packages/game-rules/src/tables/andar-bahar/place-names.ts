import type { Words } from '@bahati/game-rules/words.ts';
import {
  type AndarBaharPlace,
  cardRanges,
  type JokerTrait,
  jokerTraits,
  placeOfRange,
  placeOfTrait,
  type Side,
} from './andar-bahar.places.ts';

export const sideNames: Readonly<Record<Side, Words>> = {
  andar: { en: 'Andar', sw: 'Andar' },
  bahar: { en: 'Bahar', sw: 'Bahar' },
};

export const traitNames: Readonly<Record<JokerTrait, Words>> = {
  below: { en: '2 to 7', sw: '2 hadi 7' },
  eight: { en: '8', sw: '8' },
  above: { en: '9 to ace', sw: '9 hadi ree' },
  red: { en: 'red', sw: 'nyekundu' },
  black: { en: 'black', sw: 'nyeusi' },
  diamonds: { en: 'diamonds', sw: 'uru' },
  hearts: { en: 'hearts', sw: 'kopa' },
  spades: { en: 'spades', sw: 'shupaza' },
  clubs: { en: 'clubs', sw: 'pau' },
};

/** In full: `Cards dealt: 6–10`, `Joker: red`. */
export function nameOfPlace(place: AndarBaharPlace): Words {
  if (place === 'andar' || place === 'bahar') return sideNames[place];
  const range = cardRanges.find((each) => placeOfRange(each) === place);
  if (range) {
    const said = range.join('–');
    return { en: `Cards dealt: ${said}`, sw: `Karata zilizogawiwa: ${said}` };
  }
  const trait = jokerTraits.find((each) => placeOfTrait(each) === place);
  if (!trait) throw new RangeError(`The cloth has no place ${place}.`);
  const said = traitNames[trait];
  return { en: `Joker: ${said.en}`, sw: `Jokeri: ${said.sw}` };
}
