/** Kahawa ya Meru: a porch above the terraces, enamel, steam and cherries. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { enamelCabinet } from './cabinet.ts';
import { farm } from './place.ts';

export const art: FlagshipArt = {
  life: {
    cherries: ['mango', 0xff6a6a],
    beans: ['coconut', 0xe8a060],
    ginger: ['mango', 0xffe0a8],
    honey: ['drum', 0xffc23a],
    cup: ['coffee-pot', 0x6af0f8],
    sack: ['drum', 0xff7ab0],
    roaster: ['drum', 0xff8a3a],
    label: ['lantern', 0xffe27a],
  },
  cabinet: enamelCabinet,
  place: farm,
  splashTint: 0xfff0d0,
  moonlightTint: 0xe8a060,
};
