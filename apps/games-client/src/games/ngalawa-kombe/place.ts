/** The lagoon on the day of the race, the reef before it and the judges on the sand. */
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

export const lagoon: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [{ x: 0.5, y: 0.06, size: 1.2, tint: 0xfff8d8, strength: 0.22 }],
  sea: { haze: [0.5, 0.93, 0.92], deep: [0.02, 0.45, 0.75], road: [1, 1, 0.9] },
  drift: 'confetti',
  hasStorm: false,
  light,
};
