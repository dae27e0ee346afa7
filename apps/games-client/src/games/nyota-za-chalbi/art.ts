/** Nyota za Chalbi: a caravan at rest on the salt, under more stars than anyone has counted. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { saltCabinet } from './cabinet.ts';
import { chalbi } from './place.ts';

export const art: FlagshipArt = {
  life: {
    sapphire: ['mango', 0x5ab8ff],
    amethyst: ['mango', 0xc07aff],
    emerald: ['mango', 0x5af09a],
    ruby: ['mango', 0xff5a5a],
    well: ['coffee-pot', 0x6af0ff],
    beads: ['drum', 0xff9a4a],
    oryx: ['door', 0xffe0b0],
    camel: ['door', 0xffc87a],
    comet: ['dhow', 0xe8fbff],
  },
  cabinet: saltCabinet,
  place: chalbi,
  splashTint: 0xd8f4ff,
  moonlightTint: 0x5a4ad8,
};
