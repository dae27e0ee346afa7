/** The seafront of Zanzibar, with the House of Wonders dressed for a coronation. */
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

export const seafront: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.5, y: 0.04, size: 1.2, tint: 0xfff0b0, strength: 0.14 },
    { x: 0.1, y: 0.6, size: 0.4, tint: 0xffc04a, strength: 0.4 },
    { x: 0.9, y: 0.6, size: 0.4, tint: 0xffc04a, strength: 0.4 },
  ],
  sea: null,
  drift: 'confetti',
  hasStorm: false,
  light,
};
