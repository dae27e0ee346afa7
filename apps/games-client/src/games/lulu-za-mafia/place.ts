/** A lagoon of Mafia Island, where divers bring up pearls. */
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

export const mafia: FlagshipPlace = {
  sky,
  feastSky,
  orb,
  far,
  near,
  ground,
  sides: [left, right],
  overhead,
  lamps: [{ x: 0.5, y: 0.1, size: 1.1, tint: 0xfff6d8, strength: 0.22 }],
  sea: { haze: [0.62, 0.96, 0.9], deep: [0.04, 0.56, 0.62], road: [1, 1, 0.9] },
  drift: 'bubbles',
  hasStorm: false,
  light,
};
