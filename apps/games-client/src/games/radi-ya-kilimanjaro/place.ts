/** The saddle below Kibo, under a storm. */
import type { FlagshipPlace } from '#frame/games/flagship/place.ts';
import { light } from './light.ts';
import { far, ground, near } from './scene/mountain.ts';
import { cairn, ceiling, groundselTree } from './scene/sides.ts';
import { storm, thunder } from './scene/sky.ts';

export const kilimanjaro: FlagshipPlace = {
  sky: storm,
  feastSky: thunder,
  orb: null,
  far,
  near,
  ground,
  sides: [groundselTree, cairn],
  overhead: ceiling,
  lamps: [
    { x: 0.2, y: 0.12, size: 0.7, tint: 0x8a9aff, strength: 0.3 },
    { x: 0.82, y: 0.1, size: 0.7, tint: 0xa8c8ff, strength: 0.26 },
    { x: 0.5, y: 1, size: 1.1, tint: 0xffe08a, strength: 0.22 },
  ],
  sea: null,
  drift: 'dust',
  hasStorm: true,
  light,
};
