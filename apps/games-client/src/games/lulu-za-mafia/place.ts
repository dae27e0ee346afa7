/** A lagoon of Mafia Island, where divers bring up pearls. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/island.ts';
import { fronds, palmTree, pearlRock } from './scene/sides.ts';
import { moonlit, noon, pearlSun } from './scene/sky.ts';

export const mafia: FlagshipPlace = {
  sky: noon,
  feastSky: moonlit,
  orb: pearlSun,
  far,
  near,
  ground,
  sides: [palmTree, pearlRock],
  overhead: fronds,
  lamps: [{ x: 0.5, y: 0.1, size: 1.1, tint: 0xfff6d8, strength: 0.22 }],
  sea: { haze: [0.62, 0.96, 0.9], deep: [0.04, 0.56, 0.62], road: [1, 1, 0.9] },
  drift: 'bubbles',
  hasStorm: false,
  light,
};
