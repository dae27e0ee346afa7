/** Chui wa Mwezi: the forest by night, seen through a frame of roots and silver. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { rootCabinet } from './cabinet.ts';
import { aberdares } from './place.ts';

export const art: FlagshipArt = {
  life: {
    beetle: ['octopus', 0x5ae8f0],
    mushroom: ['coconut', 0xff9a5a],
    fern: ['clove', 0xa8f05a],
    moonflower: ['clove', 0xff9aea],
    genet: ['drum', 0xff7a6a],
    owl: ['drum', 0xc8a0ff],
    bushbuck: ['drum', 0xff9a5a],
    leopard: ['coffee-pot', 0xffc24a],
    eyes: ['lantern', 0xffe04a],
    moon: ['dhow', 0xfff4c8],
  },
  cabinet: rootCabinet,
  place: aberdares,
  splashTint: 0xd8ffe8,
  moonlightTint: 0x8a7aff,
};
