/** Papa wa Pemba: the reef at the foot of the Pemba channel, where the sharks go by. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { wreckCabinet } from './cabinet.ts';
import { pemba } from './place.ts';

export const art: FlagshipArt = {
  life: {
    coral: ['octopus', 0xff7a6a],
    anchor: ['door', 0xb8d0e8],
    turtle: ['dhow', 0x9aff7a],
    helmet: ['drum', 0xffcf6a],
    ray: ['octopus', 0xc07aff],
    'tiger-shark': ['dhow', 0xffb04a],
    hammerhead: ['octopus', 0x6ac8ff],
    trident: ['lantern', 0x5affe8],
    'pearl-shell': ['coffee-pot', 0xfff0ff],
  },
  cabinet: wreckCabinet,
  place: pemba,
  splashTint: 0xc8fff4,
  moonlightTint: 0x8a3aff,
};
