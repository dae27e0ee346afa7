/** Chui wa Mwezi: the forest by night, seen through a frame of roots and silver. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { rootCabinet } from './cabinet.ts';
import { aberdares } from './place.ts';

export const art: FlagshipArt = {
  life: {
    beetle: ['wriggle', 0x5ae8f0],
    mushroom: ['sway', 0xff9a5a],
    fern: ['unfold', 0xa8f05a],
    moonflower: ['unfold', 0xff9aea],
    genet: ['thump', 0xff7a6a],
    owl: ['thump', 0xc8a0ff],
    bushbuck: ['thump', 0xff9a5a],
    leopard: ['pour', 0xffc24a],
    eyes: ['swing', 0xffe04a],
    moon: ['sail', 0xfff4c8],
  },
  cabinet: rootCabinet,
  place: aberdares,
  splashTint: 0xd8ffe8,
  freeSpinTint: 0x8a7aff,
};
