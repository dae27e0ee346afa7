/** Moto wa Pilipili: a street of grills at night, and chillies hung to dry over all of it. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { ironCabinet } from './cabinet.ts';
import { grillStreet } from './place.ts';

export const art: FlagshipArt = {
  life: {
    flame: ['swing', 0xff9a1e],
    chillies: ['wobble', 0xff3a2a],
    grill: ['thump', 0xff7a2a],
    pickle: ['tip', 0xffb83a],
    samosa: ['sway', 0xffd27a],
    chutney: ['tip', 0x7ac8ff],
    onion: ['wobble', 0xe07aff],
    lime: ['wobble', 0xb8ff4a],
  },
  cabinet: ironCabinet,
  place: grillStreet,
  splashTint: 0xffa83a,
  freeSpinTint: 0xff5a2a,
};
