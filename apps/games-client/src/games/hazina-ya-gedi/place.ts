/** The old city of Gedi, as the forest holds it. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { canopy, glade, treasureHour } from './scene/forest.ts';
import { far, ground, near } from './scene/city.ts';
import { fallenGate, rootedWall } from './scene/sides.ts';

export const ruins: FlagshipPlace = {
  sky: glade,
  feastSky: treasureHour,
  orb: null,
  far,
  near,
  ground,
  sides: [rootedWall, fallenGate],
  overhead: canopy,
  lamps: [
    { x: 0.5, y: 0.18, size: 1, tint: 0xf0ff9a, strength: 0.3 },
    { x: 0.9, y: 0.62, size: 0.4, tint: 0xffc04a, strength: 0.35 },
    { x: 0.1, y: 0.7, size: 0.36, tint: 0x8aff9a, strength: 0.25 },
  ],
  sea: null,
  drift: 'fireflies',
  hasStorm: false,
  light,
};
