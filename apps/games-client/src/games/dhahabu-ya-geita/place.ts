/** A gallery of the mines at Geita. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, gallery, ground, near, treasury } from './scene/cave.ts';
import { chest, prop, roof } from './scene/sides.ts';

export const mine: FlagshipPlace = {
  sky: gallery,
  feastSky: treasury,
  orb: null,
  far,
  near,
  ground,
  sides: [prop, chest],
  overhead: roof,
  lamps: [
    { x: 0.13, y: 0.36, size: 0.5, tint: 0xffb04a, strength: 0.4 },
    { x: 0.86, y: 0.3, size: 0.4, tint: 0xffb04a, strength: 0.35 },
    { x: 0.5, y: 0.99, size: 1, tint: 0xff9a3a, strength: 0.3 },
  ],
  sea: null,
  drift: 'dust',
  hasStorm: false,
  light,
};
