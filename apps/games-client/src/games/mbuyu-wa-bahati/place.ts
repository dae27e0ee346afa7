/** The savannah at noon, among baobabs. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { nestTree } from './scene/nest-tree.ts';
import { far, ground, near } from './scene/plain.ts';
import { shrine } from './scene/shrine.ts';
import { blueHour, noon, sun } from './scene/sky.ts';

export const savannah: FlagshipPlace = {
  sky: noon,
  feastSky: blueHour,
  orb: sun,
  far,
  near,
  ground,
  sides: [nestTree, shrine],
  overhead: null,
  lamps: [
    { x: 0.1, y: 0.66, size: 0.4, tint: 0xffc04a, strength: 0.3 },
    { x: 0.5, y: 1, size: 1.2, tint: 0xffd86a, strength: 0.3 },
  ],
  sea: null,
  drift: 'petals',
  hasStorm: false,
  light,
};
