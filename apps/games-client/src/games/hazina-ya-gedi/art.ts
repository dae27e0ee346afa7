/** Hazina ya Gedi: a coral city under the trees, where three keys open the chests. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { coralCabinet } from './cabinet.ts';
import { ruins } from './place.ts';

export const art: FlagshipArt = {
  life: {
    gem: ['lantern', 0xff6aa8],
    key: ['lantern', 0x6affe0],
    sengi: ['drum', 0xffe04a],
    tomb: ['door', 0xffe0c0],
    fig: ['mango', 0x9aff5a],
    porcelain: ['tea', 0x8ac0ff],
    lantern: ['lantern', 0xffb04a],
    coins: ['drum', 0xff9a5a],
    beads: ['mango', 0xb08aff],
  },
  cabinet: coralCabinet,
  place: ruins,
  splashTint: 0xc8ff9a,
  moonlightTint: 0xffe08a,
};
