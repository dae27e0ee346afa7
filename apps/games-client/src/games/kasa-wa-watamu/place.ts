/** The beach of Watamu, an hour before dawn. */
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

export const watamu: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.14, y: 0.6, size: 0.5, tint: 0x5af0ff, strength: 0.26 },
    { x: 0.5, y: 0.98, size: 1.1, tint: 0xffa8c8, strength: 0.24 },
  ],
  sea: { haze: [0.86, 0.5, 0.66], deep: [0.1, 0.14, 0.46], road: [1, 0.86, 0.82] },
  drift: 'fireflies',
  hasStorm: false,
  light,
};
