/** Kitabu cha Kilwa: a gold afternoon among the ruins, and a book that opens of itself. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { coralCabinet } from './cabinet.ts';
import { kilwa } from './place.ts';

export const art: FlagshipArt = {
  life: {
    ten: ['wobble', 0x4fe0d8],
    jack: ['wobble', 0x8fe05a],
    queen: ['wobble', 0xb08aff],
    king: ['wobble', 0x6aa8ff],
    ace: ['wobble', 0xff6a5a],
    dhow: ['sail', 0x8fdcff],
    merchant: ['knock', 0x4ff0dc],
    sultan: ['knock', 0xff8a6a],
    book: ['swing', 0xfff0a0],
  },
  cabinet: coralCabinet,
  place: kilwa,
  splashTint: 0xfff0a0,
  freeSpinTint: 0x2fb8c8,
};
