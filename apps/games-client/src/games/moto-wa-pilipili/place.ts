/** A street of grills behind the harbour, late. */
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

export const grillStreet: FlagshipPlace = {
  sky,
  feastSky,
  orb: null,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.14, y: 0.8, size: 0.7, tint: 0xff6a1e, strength: 0.5 },
    { x: 0.86, y: 0.84, size: 0.5, tint: 0xffa83a, strength: 0.36 },
    { x: 0.5, y: 0.1, size: 0.8, tint: 0x2fc8a8, strength: 0.18 },
  ],
  sea: null,
  drift: 'embers',
  hasStorm: false,
  light,
};
