/** The inner court of the palace of Lamu. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { bower, court, roofs } from './scene/court.ts';
import { doorway, niches } from './scene/sides.ts';
import { crescent, dusk, morning } from './scene/sky.ts';
import { town } from './scene/town.ts';

export const palace: FlagshipPlace = {
  sky: morning,
  feastSky: dusk,
  orb: crescent,
  far: town,
  near: roofs,
  ground: court,
  sides: [doorway, niches],
  overhead: bower,
  lamps: [
    { x: 0.5, y: 0.08, size: 1.1, tint: 0xffe0d0, strength: 0.12 },
    { x: 0.86, y: 0.74, size: 0.4, tint: 0xffc07a, strength: 0.4 },
    { x: 0.14, y: 0.74, size: 0.4, tint: 0xffc07a, strength: 0.4 },
  ],
  sea: null,
  drift: 'petals',
  hasStorm: false,
  light,
};
