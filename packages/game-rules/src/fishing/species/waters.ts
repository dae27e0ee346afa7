import { coralReef } from './coral-reef.ts';
import { openSea } from './open-sea.ts';
import type { Species, Water } from './species.ts';

/** Every water that can be fished, in the order in which they are offered. */
export const waters: readonly Water[] = [coralReef, openSea];

/** Throws for a water nobody knows: which one a pool has is never the player's to say. */
export function waterOf(code: string): Water {
  const found = waters.find((water) => water.code === code);
  if (!found) throw new RangeError(`There is no water ${code}.`);
  return found;
}

export function speciesAt(water: Water, place: number): Species {
  const found = water.species[place];
  if (!found) throw new RangeError(`Nothing in ${water.code} stands at ${place}.`);
  return found;
}
