/** The plain of Tsavo at dusk. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/land.ts';
import { branches, lookout, oldAcacia } from './scene/sides.ts';
import { dusk, night, sun } from './scene/sky.ts';

export const tsavo: FlagshipPlace = {
  sky: dusk,
  feastSky: night,
  orb: sun,
  far,
  near,
  ground,
  sides: [oldAcacia, lookout],
  overhead: branches,
  lamps: [{ x: 0.5, y: 0.98, size: 1.2, tint: 0xff9a3a, strength: 0.4 }],
  sea: null,
  drift: 'fireflies',
  hasStorm: false,
  light,
};
