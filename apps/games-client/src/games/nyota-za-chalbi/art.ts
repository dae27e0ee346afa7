/** Nyota za Chalbi: a caravan at rest on the salt, under more stars than anyone has counted. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { saltCabinet } from './cabinet.ts';
import { chalbi } from './place.ts';

export const art: FlagshipArt = {
  life: {
    sapphire: ['wobble', 0x5ab8ff],
    amethyst: ['wobble', 0xc07aff],
    emerald: ['wobble', 0x5af09a],
    ruby: ['wobble', 0xff5a5a],
    well: ['pour', 0x6af0ff],
    beads: ['thump', 0xff9a4a],
    oryx: ['knock', 0xffe0b0],
    camel: ['knock', 0xffc87a],
    comet: ['sail', 0xe8fbff],
  },
  cabinet: saltCabinet,
  place: chalbi,
  splashTint: 0xd8f4ff,
  freeSpinTint: 0x5a4ad8,
};
