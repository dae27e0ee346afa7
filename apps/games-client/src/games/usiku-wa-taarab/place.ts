/** The old music hall by the harbour, before the first song. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { bassSide, curtainSide, valance } from './scene/curtains.ts';
import { chandelier, feast, wall } from './scene/hall.ts';
import { balconies, orchestra, stage } from './scene/orchestra.ts';

export const hall: FlagshipPlace = {
  sky: wall,
  feastSky: feast,
  orb: chandelier,
  far: balconies,
  near: orchestra,
  ground: stage,
  sides: [curtainSide, bassSide],
  overhead: valance,
  lamps: [
    { x: 0.5, y: 0.16, size: 0.9, tint: 0xffd88a, strength: 0.4 },
    { x: 0.12, y: 0.96, size: 0.5, tint: 0xffb04a, strength: 0.4 },
    { x: 0.5, y: 1, size: 0.7, tint: 0xff6ab0, strength: 0.3 },
    { x: 0.88, y: 0.96, size: 0.5, tint: 0xffb04a, strength: 0.4 },
  ],
  sea: null,
  drift: 'confetti',
  hasStorm: false,
  light,
};
