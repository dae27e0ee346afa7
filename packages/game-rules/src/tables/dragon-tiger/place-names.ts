import type { Words } from '@bahati/game-rules/words.ts';
import type { Beast, DragonTigerPlace, Trait } from './dragon-tiger.places.ts';

const places: Readonly<Record<Beast | 'tie' | 'suited-tie', Words>> = {
  dragon: { en: 'Dragon', sw: 'Joka' },
  tiger: { en: 'Tiger', sw: 'Chui milia' },
  tie: { en: 'Tie', sw: 'Sare' },
  'suited-tie': { en: 'Suited tie', sw: 'Sare kamili' },
};

const traits: Readonly<Record<Trait, Words>> = {
  big: { en: 'big', sw: 'kubwa' },
  small: { en: 'small', sw: 'ndogo' },
  odd: { en: 'odd', sw: 'witiri' },
  even: { en: 'even', sw: 'shufwa' },
  diamonds: { en: 'diamonds', sw: 'uru' },
  hearts: { en: 'hearts', sw: 'kopa' },
  spades: { en: 'spades', sw: 'shupaza' },
  clubs: { en: 'clubs', sw: 'pau' },
};

export function nameOfTrait(trait: Trait): Words {
  return traits[trait];
}

/** In full: `Dragon: big`. */
export function nameOfPlace(place: DragonTigerPlace): Words {
  if (place === 'dragon' || place === 'tiger' || place === 'tie' || place === 'suited-tie') {
    return places[place];
  }
  const [beast, trait] = place.split('-') as [Beast, Trait];
  const [of, said] = [places[beast], nameOfTrait(trait)];
  return { en: `${of.en}: ${said.en}`, sw: `${of.sw}: ${said.sw}` };
}
