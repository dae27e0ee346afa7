/** Simba wa Tsavo: the plain at dusk, seen through a frame of hide and beads. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { hideCabinet } from './cabinet.ts';
import { tsavo } from './place.ts';

export const art: FlagshipArt = {
  life: {
    grass: ['sway', 0xffe07a],
    acacia: ['sway', 0xa8f06a],
    spear: ['tip', 0xbfe6ff],
    shield: ['knock', 0xff6b5a],
    zebra: ['thump', 0x8ff0e0],
    buffalo: ['thump', 0xffa070],
    lion: ['pour', 0xffb84a],
    mane: ['swing', 0xffd24a],
    moon: ['sail', 0xa8dcff],
  },
  cabinet: hideCabinet,
  place: tsavo,
  splashTint: 0xbfe6ff,
  freeSpinTint: 0x4a7aff,
};
