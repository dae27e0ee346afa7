/** The reef off Pemba, deep under a fishing dhow. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/reef.ts';
import { bowOfWreck, pillar } from './scene/sides.ts';
import { day, glare, glowNight, surface } from './scene/water.ts';

export const pemba: FlagshipPlace = {
  sky: day,
  feastSky: glowNight,
  orb: glare,
  far,
  near,
  ground,
  sides: [pillar, bowOfWreck],
  overhead: surface,
  lamps: [{ x: 0.5, y: 0.05, size: 1.3, tint: 0xb0fff0, strength: 0.3 }],
  sea: null,
  drift: 'bubbles',
  hasStorm: false,
  light,
};
