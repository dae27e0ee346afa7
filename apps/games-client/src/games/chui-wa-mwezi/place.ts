/** A clearing in the forest of the Aberdares, by moonlight. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { beards } from './scene/beards.ts';
import { far, ground, near } from './scene/forest.ts';
import { leopardTree, owlTree } from './scene/sides.ts';
import { brightNight, darkNight, fullMoon } from './scene/sky.ts';

export const aberdares: FlagshipPlace = {
  sky: darkNight,
  feastSky: brightNight,
  orb: fullMoon,
  far,
  near,
  ground,
  sides: [leopardTree, owlTree],
  overhead: beards,
  lamps: [
    { x: 0.12, y: 0.62, size: 0.5, tint: 0x6affc0, strength: 0.3 },
    { x: 0.9, y: 0.5, size: 0.5, tint: 0xffa04a, strength: 0.26 },
    { x: 0.5, y: 0.98, size: 1.2, tint: 0x5ad8c0, strength: 0.26 },
  ],
  sea: null,
  drift: 'fireflies',
  hasStorm: false,
  light,
};
