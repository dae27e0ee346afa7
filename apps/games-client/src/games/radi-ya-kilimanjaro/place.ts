/** The saddle below Kibo, under a storm. */
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

export const kilimanjaro: FlagshipPlace = {
  sky,
  feastSky,
  orb: null,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.2, y: 0.12, size: 0.7, tint: 0x8a9aff, strength: 0.3 },
    { x: 0.82, y: 0.1, size: 0.7, tint: 0xa8c8ff, strength: 0.26 },
    { x: 0.5, y: 1, size: 1.1, tint: 0xffe08a, strength: 0.22 },
  ],
  sea: null,
  drift: 'dust',
  hasStorm: true,
  light,
};
