/** Simba wa Tsavo: the plain at dusk, seen through a frame of hide and beads. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { hideCabinet } from './cabinet.ts';
import { tsavo } from './place.ts';

export const art: FlagshipArt = {
  life: {
    grass: ['coconut', 0xffe07a],
    acacia: ['coconut', 0xa8f06a],
    spear: ['tea', 0xbfe6ff],
    shield: ['door', 0xff6b5a],
    zebra: ['drum', 0x8ff0e0],
    buffalo: ['drum', 0xffa070],
    lion: ['coffee-pot', 0xffb84a],
    mane: ['lantern', 0xffd24a],
    moon: ['dhow', 0xa8dcff],
  },
  cabinet: hideCabinet,
  place: tsavo,
  splashTint: 0xbfe6ff,
  moonlightTint: 0x4a7aff,
};
