/** The lagoon on the day of the race, the reef before it and the judges on the sand. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/race.ts';
import { beached, judges, pennants } from './scene/shore.ts';
import { dusk, noon, sun } from './scene/sky.ts';

export const lagoon: FlagshipPlace = {
  sky: noon,
  feastSky: dusk,
  orb: sun,
  far,
  near,
  ground,
  sides: [judges, beached],
  overhead: pennants,
  lamps: [{ x: 0.5, y: 0.06, size: 1.2, tint: 0xfff8d8, strength: 0.22 }],
  sea: { haze: [0.5, 0.93, 0.92], deep: [0.02, 0.45, 0.75], road: [1, 1, 0.9] },
  drift: 'confetti',
  hasStorm: false,
  light,
};
