/** A clearing in the forest of the Aberdares, by moonlight. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import far from './scene/far.svg?raw';
import feastSky from './scene/feast-sky.svg?raw';
import ground from './scene/ground.svg?raw';
import left from './scene/left.svg?raw';
import near from './scene/near.svg?raw';
import orb from './scene/orb.svg?raw';
import overhead from './scene/overhead.svg?raw';
import right from './scene/right.svg?raw';
import sky from './scene/sky.svg?raw';

export const aberdares: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.12, y: 0.62, size: 0.5, tint: 0x6affc0, strength: 0.3 },
    { x: 0.9, y: 0.5, size: 0.5, tint: 0xffa04a, strength: 0.26 },
    { x: 0.5, y: 0.98, size: 1.2, tint: 0x5ad8c0, strength: 0.26 },
  ],
  sea: null,
  drift: 'fireflies',
  hasStorm: false,
  light,
};
