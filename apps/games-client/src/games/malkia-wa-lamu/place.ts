/** The inner court of the palace of Lamu. */
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

export const palace: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.5, y: 0.08, size: 1.1, tint: 0xffe0d0, strength: 0.12 },
    { x: 0.86, y: 0.74, size: 0.4, tint: 0xffc07a, strength: 0.4 },
    { x: 0.14, y: 0.74, size: 0.4, tint: 0xffc07a, strength: 0.4 },
  ],
  sea: null,
  drift: 'petals',
  hasStorm: false,
  light,
};
