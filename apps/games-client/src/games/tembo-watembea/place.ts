/** The plain of Amboseli while the herd is on its way to water. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/plain.ts';
import { feverTree, greeter, nests } from './scene/sides.ts';
import { haze, moonlight, sun } from './scene/sky.ts';

export const amboseli: FlagshipPlace = {
  sky: haze,
  feastSky: moonlight,
  orb: sun,
  far,
  near,
  ground,
  sides: [feverTree, greeter],
  overhead: nests,
  lamps: [{ x: 0.5, y: 0.99, size: 1.2, tint: 0xffb890, strength: 0.3 }],
  sea: null,
  drift: 'dust',
  hasStorm: false,
  light,
};
