/** The crossing of the Mara. */
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

export const crossing: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead: null,
  lamps: [{ x: 0.5, y: 0.99, size: 1.1, tint: 0xc8f07a, strength: 0.25 }],
  sea: null,
  drift: 'dust',
  hasStorm: false,
  light,
};
