/** The old music hall by the harbour, before the first song. */
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

export const hall: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [
    { x: 0.5, y: 0.16, size: 0.9, tint: 0xffd88a, strength: 0.4 },
    { x: 0.12, y: 0.96, size: 0.5, tint: 0xffb04a, strength: 0.4 },
    { x: 0.5, y: 1, size: 0.7, tint: 0xff6ab0, strength: 0.3 },
    { x: 0.88, y: 0.96, size: 0.5, tint: 0xffb04a, strength: 0.4 },
  ],
  sea: null,
  drift: 'confetti',
  hasStorm: false,
  light,
};
