/** A coffee farm on the slopes above Meru, early in the day. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import far from './scene/far.svg?raw';
import ground from './scene/ground.svg?raw';
import left from './scene/left.svg?raw';
import near from './scene/near.svg?raw';
import orb from './scene/orb.svg?raw';
import overhead from './scene/overhead.svg?raw';
import right from './scene/right.svg?raw';
import sky from './scene/sky.svg?raw';

export const farm: FlagshipPlace = {
  sky,
  // The game has no free spins: its morning stays.
  feastSky: sky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [{ x: 0.5, y: 0.06, size: 0.9, tint: 0xfff4c8, strength: 0.2 }],
  sea: null,
  drift: 'dust',
  hasStorm: false,
  light,
};
