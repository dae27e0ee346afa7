/** Dhahabu ya Geita: a gallery deep in the rock, where coins stay and call for more. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { pitCabinet } from './cabinet.ts';
import { mine } from './place.ts';

export const art: FlagshipArt = {
  life: {
    'pick-axe': ['tip', 0xbfd8f0],
    lamp: ['swing', 0xffb04a],
    cart: ['thump', 0x7ad0e0],
    nugget: ['wobble', 0xffd23c],
    ring: ['swing', 0xb08aff],
    mask: ['knock', 0x4ff0dc],
    crown: ['thump', 0xffcf5a],
    miner: ['swing', 0xfff0a0],
    coin: ['swing', 0xffd75c],
  },
  cabinet: pitCabinet,
  place: mine,
  splashTint: 0xffe27a,
  freeSpinTint: 0xffb02e,
};
