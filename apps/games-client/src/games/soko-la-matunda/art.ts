/** Soko la Matunda: a market morning by the harbour, fruit that falls and bursts. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { stallCabinet } from './cabinet.ts';
import { market } from './place.ts';

export const art: FlagshipArt = {
  life: {
    banana: ['coconut', 0xffe04a],
    lime: ['mango', 0xb0f05a],
    orange: ['mango', 0xffa52e],
    papaya: ['mango', 0xff8a5a],
    pineapple: ['coconut', 0xffc83a],
    mango: ['mango', 0xff6a7a],
    jackfruit: ['drum', 0xd8f06a],
    basket: ['drum', 0xffc45a],
    parasol: ['dhow', 0xfff0a0],
  },
  cabinet: stallCabinet,
  place: market,
  splashTint: 0xfff0a0,
  moonlightTint: 0xa83a8a,
};
