/** Dhahabu ya Geita: a gallery deep in the rock, where coins stay and call for more. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { pitCabinet } from './cabinet.ts';
import { mine } from './place.ts';

export const art: FlagshipArt = {
  life: {
    'pick-axe': ['tea', 0xbfd8f0],
    lamp: ['lantern', 0xffb04a],
    cart: ['drum', 0x7ad0e0],
    nugget: ['mango', 0xffd23c],
    ring: ['lantern', 0xb08aff],
    mask: ['door', 0x4ff0dc],
    crown: ['drum', 0xffcf5a],
    miner: ['lantern', 0xfff0a0],
    coin: ['lantern', 0xffd75c],
  },
  cabinet: pitCabinet,
  place: mine,
  splashTint: 0xffe27a,
  moonlightTint: 0xffb02e,
};
