/** The old city of Gedi, as the forest holds it. */
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

export const ruins: FlagshipPlace = {
  sky,
  feastSky,
  orb: null,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.5, y: 0.18, size: 1, tint: 0xf0ff9a, strength: 0.3 },
    { x: 0.9, y: 0.62, size: 0.4, tint: 0xffc04a, strength: 0.35 },
    { x: 0.1, y: 0.7, size: 0.36, tint: 0x8aff9a, strength: 0.25 },
  ],
  sea: null,
  drift: 'fireflies',
  hasStorm: false,
  light,
};
