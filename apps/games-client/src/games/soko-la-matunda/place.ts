/** A fruit market in Dar es Salaam in the morning. */
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

export const market: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [{ x: 0.5, y: 0.1, size: 1.1, tint: 0xfff0b0, strength: 0.3 }],
  sea: null,
  drift: 'petals',
  hasStorm: false,
  light,
};
