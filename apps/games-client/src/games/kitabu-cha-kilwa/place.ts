/** The ruins of Kilwa Kisiwani by the sea. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/island.ts';
import { gateway, pillar, vines } from './scene/sides.ts';
import { afternoon, starry, sun } from './scene/sky.ts';

export const kilwa: FlagshipPlace = {
  sky: afternoon,
  feastSky: starry,
  orb: sun,
  far,
  near,
  ground,
  sides: [gateway, pillar],
  overhead: vines,
  lamps: [{ x: 0.5, y: 0.98, size: 1.1, tint: 0xffd87a, strength: 0.25 }],
  sea: { haze: [0.62, 0.88, 0.82], deep: [0.05, 0.42, 0.58], road: [1, 0.93, 0.68] },
  drift: 'petals',
  hasStorm: false,
  light,
};
