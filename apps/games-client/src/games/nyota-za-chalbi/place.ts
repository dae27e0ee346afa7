/** The Chalbi, where a lake was. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { caravan, mountains, pan } from './scene/desert.ts';
import { campSide, thornSide } from './scene/sides.ts';
import { galaxy, shower, star } from './scene/sky.ts';

export const chalbi: FlagshipPlace = {
  sky: galaxy,
  feastSky: shower,
  orb: star,
  far: mountains,
  near: caravan,
  ground: pan,
  sides: [campSide, thornSide],
  overhead: null,
  lamps: [
    { x: 0.14, y: 0.72, size: 0.5, tint: 0xff8a3a, strength: 0.5 },
    { x: 0.5, y: 0.06, size: 1.1, tint: 0x8ac8ff, strength: 0.25 },
  ],
  sea: null,
  drift: 'fireflies',
  hasStorm: false,
  light,
};
