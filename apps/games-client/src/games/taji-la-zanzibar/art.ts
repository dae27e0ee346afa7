/** Taji la Zanzibar: a golden morning before the House of Wonders, and a crown on a cushion. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { rubyCabinet } from './cabinet.ts';
import { seafront } from './place.ts';

export const art: FlagshipArt = {
  life: {
    crown: ['lantern', 0xfff0a0],
    tower: ['door', 0xa8f4ff],
    palace: ['door', 0xffe6b0],
    peacock: ['drum', 0x4ff0d0],
    cannon: ['coffee-pot', 0xffb04a],
    pearls: ['tea', 0xf4f0ff],
    ruby: ['mango', 0xff5a6a],
    sapphire: ['mango', 0x5aa0ff],
    emerald: ['mango', 0x5af09a],
    amethyst: ['mango', 0xc87aff],
  },
  cabinet: rubyCabinet,
  place: seafront,
  splashTint: 0xffe070,
  moonlightTint: 0x2f6af0,
};
