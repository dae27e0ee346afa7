/** The Chalbi, where a lake was. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import far from './scene/far.svg?raw';
import feastSky from './scene/feast-sky.svg?raw';
import ground from './scene/ground.svg?raw';
import left from './scene/left.svg?raw';
import near from './scene/near.svg?raw';
import orb from './scene/orb.svg?raw';
import right from './scene/right.svg?raw';
import sky from './scene/sky.svg?raw';

export const chalbi: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
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
