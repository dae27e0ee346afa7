/** Radi ya Kilimanjaro: the storm under Kibo, seen through a frame of lava and ice. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { lavaCabinet } from './cabinet.ts';
import { kilimanjaro } from './place.ts';

export const art: FlagshipArt = {
  life: {
    ice: ['tea', 0x8ae8ff],
    lobelia: ['coconut', 0xb08aff],
    protea: ['clove', 0xff7ab0],
    groundsel: ['coconut', 0xc8f04a],
    chameleon: ['octopus', 0x7af06a],
    colobus: ['drum', 0xff9ad8],
    eagle: ['coffee-pot', 0xffc24a],
    bolt: ['lantern', 0xfff07a],
    drum: ['drum', 0xff6a9a],
  },
  cabinet: lavaCabinet,
  place: kilimanjaro,
  splashTint: 0xeaf6ff,
  moonlightTint: 0x8a5aff,
};
