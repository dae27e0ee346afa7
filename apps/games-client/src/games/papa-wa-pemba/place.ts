/** The reef off Pemba, deep under a fishing dhow. */
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

export const pemba: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [{ x: 0.5, y: 0.05, size: 1.3, tint: 0xb0fff0, strength: 0.3 }],
  sea: null,
  drift: 'bubbles',
  hasStorm: false,
  light,
};
