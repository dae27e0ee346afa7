/** Hazina ya Gedi: a coral city under the trees, where three keys open the chests. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { coralCabinet } from './cabinet.ts';
import { ruins } from './place.ts';

export const art: FlagshipArt = {
  life: {
    gem: ['swing', 0xff6aa8],
    key: ['swing', 0x6affe0],
    sengi: ['thump', 0xffe04a],
    tomb: ['knock', 0xffe0c0],
    fig: ['wobble', 0x9aff5a],
    porcelain: ['tip', 0x8ac0ff],
    lantern: ['swing', 0xffb04a],
    coins: ['thump', 0xff9a5a],
    beads: ['wobble', 0xb08aff],
  },
  cabinet: coralCabinet,
  place: ruins,
  splashTint: 0xc8ff9a,
  freeSpinTint: 0xffe08a,
};
