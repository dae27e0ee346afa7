import type { Words } from '@bahati/game-rules/words.ts';
import type { Beast, DragonTigerPlace, Trait } from './dragon-tiger.places.ts';

/** What the two are called: a table may play the same game between other beasts. */
export type BeastNames = Readonly<Record<Beast, Words>>;

export const dragonAndTiger: BeastNames = {
  dragon: { en: 'Dragon', sw: 'Joka' },
  tiger: { en: 'Tiger', sw: 'Chui milia' },
};

export const lionAndLeopard: BeastNames = {
  dragon: { en: 'Lion', sw: 'Simba' },
  tiger: { en: 'Leopard', sw: 'Chui' },
};

const ties: Readonly<Record<'tie' | 'suited-tie', Words>> = {
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
export function nameOfPlace(place: DragonTigerPlace, names = dragonAndTiger): Words {
  if (place === 'tie' || place === 'suited-tie') return ties[place];
  if (place === 'dragon' || place === 'tiger') return names[place];
  const [beast, trait] = place.split('-') as [Beast, Trait];
  const [of, said] = [names[beast], nameOfTrait(trait)];
  return { en: `${of.en}: ${said.en}`, sw: `${of.sw}: ${said.sw}` };
}
