/** Lake Nakuru at daybreak. */
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

export const nakuru: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead: null,
  lamps: [{ x: 0.5, y: 0.2, size: 1.2, tint: 0xffd0c0, strength: 0.22 }],
  sea: { haze: [1, 0.78, 0.78], deep: [0.78, 0.36, 0.58], road: [1, 0.95, 0.8] },
  drift: 'petals',
  hasStorm: false,
  light,
};
