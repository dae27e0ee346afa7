/** Radi ya Kilimanjaro: the storm under Kibo, seen through a frame of lava and ice. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { lavaCabinet } from './cabinet.ts';
import { kilimanjaro } from './place.ts';

export const art: FlagshipArt = {
  life: {
    ice: ['tip', 0x8ae8ff],
    lobelia: ['sway', 0xb08aff],
    protea: ['unfold', 0xff7ab0],
    groundsel: ['sway', 0xc8f04a],
    chameleon: ['wriggle', 0x7af06a],
    colobus: ['thump', 0xff9ad8],
    eagle: ['pour', 0xffc24a],
    bolt: ['swing', 0xfff07a],
    drum: ['thump', 0xff6a9a],
  },
  cabinet: lavaCabinet,
  place: kilimanjaro,
  splashTint: 0xeaf6ff,
  freeSpinTint: 0x8a5aff,
};
