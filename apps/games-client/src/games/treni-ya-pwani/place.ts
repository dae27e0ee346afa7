/** A station between the coast and the highlands, as the express comes in. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/line.ts';
import { arriving, canopy, signalPost } from './scene/sides.ts';
import { afternoon, nightRun, sun } from './scene/sky.ts';

export const station: FlagshipPlace = {
  sky: afternoon,
  feastSky: nightRun,
  orb: sun,
  far,
  near,
  ground,
  sides: [signalPost, arriving],
  overhead: canopy,
  lamps: [
    { x: 0.88, y: 0.42, size: 0.5, tint: 0xffe6a0, strength: 0.4 },
    { x: 0.12, y: 0.3, size: 0.3, tint: 0xff6a5a, strength: 0.35 },
  ],
  sea: null,
  drift: 'embers',
  hasStorm: false,
  light,
};
