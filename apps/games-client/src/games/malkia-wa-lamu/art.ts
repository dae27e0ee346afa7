/** Malkia wa Lamu: morning in a white palace, and a scroll with the queen's seal. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { doorCabinet } from './cabinet.ts';
import { palace } from './place.ts';

export const art: FlagshipArt = {
  life: {
    sandals: ['tip', 0x4fe8e8],
    fan: ['unfold', 0xb8f05a],
    burner: ['pour', 0xff8a4a],
    door: ['knock', 0xffc07a],
    donkey: ['thump', 0xd8d0ff],
    silver: ['wobble', 0xe8f0ff],
    siwa: ['pour', 0xffe6a0],
    queen: ['knock', 0x8a8aff],
    scroll: ['swing', 0xa8fff0],
  },
  cabinet: doorCabinet,
  place: palace,
  splashTint: 0xffe6c0,
  freeSpinTint: 0x8a5af0,
};
