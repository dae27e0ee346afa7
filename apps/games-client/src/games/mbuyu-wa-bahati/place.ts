/** The savannah at noon, among baobabs. */
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

export const savannah: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead: null,
  lamps: [
    { x: 0.1, y: 0.66, size: 0.4, tint: 0xffc04a, strength: 0.3 },
    { x: 0.5, y: 1, size: 1.2, tint: 0xffd86a, strength: 0.3 },
  ],
  sea: null,
  drift: 'petals',
  hasStorm: false,
  light,
};
