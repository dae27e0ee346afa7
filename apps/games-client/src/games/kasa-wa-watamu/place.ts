/** The beach of Watamu, an hour before dawn. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/beach.ts';
import { fronds } from './scene/fronds.ts';
import { heronRock, palmAndTurtle } from './scene/sides.ts';
import { beforeDawn, lowMoon, seaFire } from './scene/sky.ts';

export const watamu: FlagshipPlace = {
  sky: beforeDawn,
  feastSky: seaFire,
  orb: lowMoon,
  far,
  near,
  ground,
  sides: [palmAndTurtle, heronRock],
  overhead: fronds,
  lamps: [
    { x: 0.14, y: 0.6, size: 0.5, tint: 0x5af0ff, strength: 0.26 },
    { x: 0.5, y: 0.98, size: 1.1, tint: 0xffa8c8, strength: 0.24 },
  ],
  sea: { haze: [0.86, 0.5, 0.66], deep: [0.1, 0.14, 0.46], road: [1, 0.86, 0.82] },
  drift: 'fireflies',
  hasStorm: false,
  light,
};
