/** A station between the coast and the highlands, as the express comes in. */
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

export const station: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.88, y: 0.42, size: 0.5, tint: 0xffe6a0, strength: 0.4 },
    { x: 0.12, y: 0.3, size: 0.3, tint: 0xff6a5a, strength: 0.35 },
  ],
  sea: null,
  drift: 'embers',
  hasStorm: false,
  light,
};
