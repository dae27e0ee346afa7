/** The crossing of the Mara. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/river.ts';
import { baskingBank, reedBank } from './scene/sides.ts';
import { morning, storm, sun } from './scene/sky.ts';

export const crossing: FlagshipPlace = {
  sky: morning,
  feastSky: storm,
  orb: sun,
  far,
  near,
  ground,
  sides: [baskingBank, reedBank],
  overhead: null,
  lamps: [{ x: 0.5, y: 0.99, size: 1.1, tint: 0xc8f07a, strength: 0.25 }],
  sea: null,
  drift: 'dust',
  hasStorm: false,
  light,
};
