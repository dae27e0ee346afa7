/** Papa wa Pemba: the reef at the foot of the Pemba channel, where the sharks go by. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { wreckCabinet } from './cabinet.ts';
import { pemba } from './place.ts';

export const art: FlagshipArt = {
  life: {
    coral: ['wriggle', 0xff7a6a],
    anchor: ['knock', 0xb8d0e8],
    turtle: ['sail', 0x9aff7a],
    helmet: ['thump', 0xffcf6a],
    ray: ['wriggle', 0xc07aff],
    'tiger-shark': ['sail', 0xffb04a],
    hammerhead: ['wriggle', 0x6ac8ff],
    trident: ['swing', 0x5affe8],
    'pearl-shell': ['pour', 0xfff0ff],
  },
  cabinet: wreckCabinet,
  place: pemba,
  splashTint: 0xc8fff4,
  freeSpinTint: 0x8a3aff,
};
