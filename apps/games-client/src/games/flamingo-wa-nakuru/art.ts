/** Flamingo wa Nakuru: a soda lake at daybreak, pink to the horizon. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { driftwoodCabinet } from './cabinet.ts';
import { nakuru } from './place.ts';

export const art: FlagshipArt = {
  life: {
    reed: ['coconut', 0xb8f06a],
    feather: ['clove', 0xff6a5a],
    drop: ['tea', 0x6ac8ff],
    crystal: ['door', 0x8af0d8],
    lily: ['clove', 0xc88aff],
    pelican: ['dhow', 0xffb54a],
    eagle: ['drum', 0xffd88a],
    flamingo: ['coffee-pot', 0xff7ab0],
    sun: ['lantern', 0xfff0a0],
  },
  cabinet: driftwoodCabinet,
  place: nakuru,
  splashTint: 0xffd0e0,
  moonlightTint: 0x4ac0c8,
};
