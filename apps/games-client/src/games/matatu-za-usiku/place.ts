/** A street of Nairobi after rain. */
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

export const nairobi: FlagshipPlace = {
  sky,
  feastSky,
  orb: null,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.1, y: 0.9, size: 0.6, tint: 0xff2ab8, strength: 0.4 },
    { x: 0.9, y: 0.9, size: 0.6, tint: 0x2ff0ff, strength: 0.4 },
    { x: 0.5, y: 0.06, size: 0.9, tint: 0x8a4aff, strength: 0.3 },
  ],
  sea: null,
  drift: 'dust',
  hasStorm: false,
  light,
};
