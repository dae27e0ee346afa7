/** Mbuyu wa Bahati: the savannah at noon, seen through a frame of carved baobab wood. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { baobabCabinet } from './cabinet.ts';
import { savannah } from './place.ts';

export const art: FlagshipArt = {
  life: {
    flower: ['clove', 0xfff4ff],
    beads: ['mango', 0xff6a9a],
    fruit: ['coconut', 0xc8f05a],
    drums: ['drum', 0x7a8aff],
    calabash: ['mango', 0xff9a4a],
    weaver: ['octopus', 0xffe04a],
    honey: ['coffee-pot', 0xffc21e],
    baobab: ['lantern', 0xffe07a],
    spirit: ['dhow', 0x6affe8],
  },
  cabinet: baobabCabinet,
  place: savannah,
  splashTint: 0xfff2c0,
  moonlightTint: 0x3ac8d8,
};
