/** Taji la Zanzibar: a golden morning before the House of Wonders, and a crown on a cushion. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { rubyCabinet } from './cabinet.ts';
import { seafront } from './place.ts';

export const art: FlagshipArt = {
  life: {
    crown: ['swing', 0xfff0a0],
    tower: ['knock', 0xa8f4ff],
    palace: ['knock', 0xffe6b0],
    peacock: ['thump', 0x4ff0d0],
    cannon: ['pour', 0xffb04a],
    pearls: ['tip', 0xf4f0ff],
    ruby: ['wobble', 0xff5a6a],
    sapphire: ['wobble', 0x5aa0ff],
    emerald: ['wobble', 0x5af09a],
    amethyst: ['wobble', 0xc87aff],
  },
  cabinet: rubyCabinet,
  place: seafront,
  splashTint: 0xffe070,
  freeSpinTint: 0x2f6af0,
};
