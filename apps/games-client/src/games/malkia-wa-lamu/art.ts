/** Malkia wa Lamu: morning in a white palace, and a scroll with the queen's seal. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { doorCabinet } from './cabinet.ts';
import { palace } from './place.ts';

export const art: FlagshipArt = {
  life: {
    sandals: ['tea', 0x4fe8e8],
    fan: ['clove', 0xb8f05a],
    burner: ['coffee-pot', 0xff8a4a],
    door: ['door', 0xffc07a],
    donkey: ['drum', 0xd8d0ff],
    silver: ['mango', 0xe8f0ff],
    siwa: ['coffee-pot', 0xffe6a0],
    queen: ['door', 0x8a8aff],
    scroll: ['lantern', 0xa8fff0],
  },
  cabinet: doorCabinet,
  place: palace,
  splashTint: 0xffe6c0,
  moonlightTint: 0x8a5af0,
};
