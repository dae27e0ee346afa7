/** The ruins of Kilwa Kisiwani by the sea. */
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

export const kilwa: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [{ x: 0.5, y: 0.98, size: 1.1, tint: 0xffd87a, strength: 0.25 }],
  sea: { haze: [0.62, 0.88, 0.82], deep: [0.05, 0.42, 0.58], road: [1, 0.93, 0.68] },
  drift: 'petals',
  hasStorm: false,
  light,
};
