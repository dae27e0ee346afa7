/** A gallery of the mines at Geita. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import far from './scene/far.svg?raw';
import feastSky from './scene/feast-sky.svg?raw';
import ground from './scene/ground.svg?raw';
import left from './scene/left.svg?raw';
import near from './scene/near.svg?raw';
import overhead from './scene/overhead.svg?raw';
import right from './scene/right.svg?raw';
import sky from './scene/sky.svg?raw';

export const mine: FlagshipPlace = {
  sky,
  feastSky,
  orb: null,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
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
