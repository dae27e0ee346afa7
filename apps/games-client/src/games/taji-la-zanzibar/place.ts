/** The seafront of Zanzibar, with the House of Wonders dressed for a coronation. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { carpet } from './scene/carpet.ts';
import { bunting, garden } from './scene/garden.ts';
import { guardPost, standard } from './scene/sides.ts';
import { fireworks, morning, sun } from './scene/sky.ts';
import { wonders } from './scene/wonders.ts';

export const seafront: FlagshipPlace = {
  sky: morning,
  feastSky: fireworks,
  orb: sun,
  far: wonders,
  near: garden,
  ground: carpet,
  sides: [guardPost, standard],
  overhead: bunting,
  lamps: [
    { x: 0.5, y: 0.04, size: 1.2, tint: 0xfff0b0, strength: 0.14 },
    { x: 0.1, y: 0.6, size: 0.4, tint: 0xffc04a, strength: 0.4 },
    { x: 0.9, y: 0.6, size: 0.4, tint: 0xffc04a, strength: 0.4 },
  ],
  sea: null,
  drift: 'confetti',
  hasStorm: false,
  light,
};
