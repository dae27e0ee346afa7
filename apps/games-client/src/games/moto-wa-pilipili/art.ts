/** Moto wa Pilipili: a street of grills at night, and chillies hung to dry over all of it. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { ironCabinet } from './cabinet.ts';
import { grillStreet } from './place.ts';

export const art: FlagshipArt = {
  life: {
    flame: ['lantern', 0xff9a1e],
    chillies: ['mango', 0xff3a2a],
    grill: ['drum', 0xff7a2a],
    pickle: ['tea', 0xffb83a],
    samosa: ['coconut', 0xffd27a],
    chutney: ['tea', 0x7ac8ff],
    onion: ['mango', 0xe07aff],
    lime: ['mango', 0xb8ff4a],
  },
  cabinet: ironCabinet,
  place: grillStreet,
  splashTint: 0xffa83a,
  moonlightTint: 0xff5a2a,
};
