/** Soko la Matunda: a market morning by the harbour, fruit that falls and bursts. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { stallCabinet } from './cabinet.ts';
import { market } from './place.ts';

export const art: FlagshipArt = {
  life: {
    banana: ['sway', 0xffe04a],
    lime: ['wobble', 0xb0f05a],
    orange: ['wobble', 0xffa52e],
    papaya: ['wobble', 0xff8a5a],
    pineapple: ['sway', 0xffc83a],
    mango: ['wobble', 0xff6a7a],
    jackfruit: ['thump', 0xd8f06a],
    basket: ['thump', 0xffc45a],
    parasol: ['sail', 0xfff0a0],
  },
  cabinet: stallCabinet,
  place: market,
  splashTint: 0xfff0a0,
  freeSpinTint: 0xa83a8a,
};
