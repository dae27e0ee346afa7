/** A fruit market in Dar es Salaam in the morning. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { awning, barrow, stand } from './scene/sides.ts';
import { evening, morning, sun } from './scene/sky.ts';
import { far, ground, near } from './scene/street.ts';

export const market: FlagshipPlace = {
  sky: morning,
  feastSky: evening,
  orb: sun,
  far,
  near,
  ground,
  sides: [stand, barrow],
  overhead: awning,
  lamps: [{ x: 0.5, y: 0.1, size: 1.1, tint: 0xfff0b0, strength: 0.3 }],
  sea: null,
  drift: 'petals',
  hasStorm: false,
  light,
};
