/** A street of grills behind the harbour, late. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { chilliStrings, fireNight, smokyNight } from './scene/air.ts';
import { paving } from './scene/paving.ts';
import { chilliSide, grillSide } from './scene/sides.ts';
import { houses, stalls } from './scene/street.ts';

export const grillStreet: FlagshipPlace = {
  sky: smokyNight,
  feastSky: fireNight,
  orb: null,
  far: houses,
  near: stalls,
  ground: paving,
  sides: [grillSide, chilliSide],
  overhead: chilliStrings,
  lamps: [
    { x: 0.14, y: 0.8, size: 0.7, tint: 0xff6a1e, strength: 0.5 },
    { x: 0.86, y: 0.84, size: 0.5, tint: 0xffa83a, strength: 0.36 },
    { x: 0.5, y: 0.1, size: 0.8, tint: 0x2fc8a8, strength: 0.18 },
  ],
  sea: null,
  drift: 'embers',
  hasStorm: false,
  light,
};
