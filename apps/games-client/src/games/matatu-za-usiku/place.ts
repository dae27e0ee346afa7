/** A street of Nairobi after rain. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { busSide, soundSide } from './scene/sides.ts';
import { city, festival, wires } from './scene/sky.ts';
import { skyline, tar, traffic } from './scene/street.ts';

export const nairobi: FlagshipPlace = {
  sky: city,
  feastSky: festival,
  orb: null,
  far: skyline,
  near: traffic,
  ground: tar,
  sides: [busSide, soundSide],
  overhead: wires,
  lamps: [
    { x: 0.1, y: 0.9, size: 0.6, tint: 0xff2ab8, strength: 0.4 },
    { x: 0.9, y: 0.9, size: 0.6, tint: 0x2ff0ff, strength: 0.4 },
    { x: 0.5, y: 0.06, size: 0.9, tint: 0x8a4aff, strength: 0.3 },
  ],
  sea: null,
  drift: 'dust',
  hasStorm: false,
  light,
};
