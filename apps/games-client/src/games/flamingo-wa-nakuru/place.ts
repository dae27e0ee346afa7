/** Lake Nakuru at daybreak. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/shore.ts';
import { feverTree, tallFlamingo } from './scene/sides.ts';
import { blueHour, daybreak, sun } from './scene/sky.ts';

export const nakuru: FlagshipPlace = {
  sky: daybreak,
  feastSky: blueHour,
  orb: sun,
  far,
  near,
  ground,
  sides: [tallFlamingo, feverTree],
  overhead: null,
  lamps: [{ x: 0.5, y: 0.2, size: 1.2, tint: 0xffd0c0, strength: 0.22 }],
  sea: { haze: [1, 0.78, 0.78], deep: [0.78, 0.36, 0.58], road: [1, 0.95, 0.8] },
  drift: 'petals',
  hasStorm: false,
  light,
};
