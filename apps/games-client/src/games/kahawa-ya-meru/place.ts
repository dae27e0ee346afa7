/** A coffee farm on the slopes above Meru, early in the day. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, morning, near, sun } from './scene/hill.ts';
import { eave, harvest, pot } from './scene/porch.ts';

export const farm: FlagshipPlace = {
  sky: morning,
  // The game has no free spins: its morning stays.
  feastSky: morning,
  orb: sun,
  far,
  near,
  ground,
  sides: [pot, harvest],
  overhead: eave,
  lamps: [{ x: 0.5, y: 0.06, size: 0.9, tint: 0xfff4c8, strength: 0.2 }],
  sea: null,
  drift: 'dust',
  hasStorm: false,
  light,
};
