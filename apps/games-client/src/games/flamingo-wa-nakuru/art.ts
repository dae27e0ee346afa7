/** Flamingo wa Nakuru: a soda lake at daybreak, pink to the horizon. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { driftwoodCabinet } from './cabinet.ts';
import { nakuru } from './place.ts';

export const art: FlagshipArt = {
  life: {
    reed: ['sway', 0xb8f06a],
    feather: ['unfold', 0xff6a5a],
    drop: ['tip', 0x6ac8ff],
    crystal: ['knock', 0x8af0d8],
    lily: ['unfold', 0xc88aff],
    pelican: ['sail', 0xffb54a],
    eagle: ['thump', 0xffd88a],
    flamingo: ['pour', 0xff7ab0],
    sun: ['swing', 0xfff0a0],
  },
  cabinet: driftwoodCabinet,
  place: nakuru,
  splashTint: 0xffd0e0,
  freeSpinTint: 0x4ac0c8,
};
