/** Mbuyu wa Bahati: the savannah at noon, seen through a frame of carved baobab wood. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { baobabCabinet } from './cabinet.ts';
import { savannah } from './place.ts';

export const art: FlagshipArt = {
  life: {
    flower: ['unfold', 0xfff4ff],
    beads: ['wobble', 0xff6a9a],
    fruit: ['sway', 0xc8f05a],
    drums: ['thump', 0x7a8aff],
    calabash: ['wobble', 0xff9a4a],
    weaver: ['wriggle', 0xffe04a],
    honey: ['pour', 0xffc21e],
    baobab: ['swing', 0xffe07a],
    spirit: ['sail', 0x6affe8],
  },
  cabinet: baobabCabinet,
  place: savannah,
  splashTint: 0xfff2c0,
  freeSpinTint: 0x3ac8d8,
};
