/** Kitabu cha Kilwa: a gold afternoon among the ruins, and a book that opens of itself. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { coralCabinet } from './cabinet.ts';
import { kilwa } from './place.ts';

export const art: FlagshipArt = {
  life: {
    ten: ['mango', 0x4fe0d8],
    jack: ['mango', 0x8fe05a],
    queen: ['mango', 0xb08aff],
    king: ['mango', 0x6aa8ff],
    ace: ['mango', 0xff6a5a],
    dhow: ['dhow', 0x8fdcff],
    merchant: ['door', 0x4ff0dc],
    sultan: ['door', 0xff8a6a],
    book: ['lantern', 0xfff0a0],
  },
  cabinet: coralCabinet,
  place: kilwa,
  splashTint: 0xfff0a0,
  moonlightTint: 0x2fb8c8,
};
