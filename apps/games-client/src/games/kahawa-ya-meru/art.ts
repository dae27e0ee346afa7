/** Kahawa ya Meru: a porch above the terraces, enamel, steam and cherries. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { enamelCabinet } from './cabinet.ts';
import { farm } from './place.ts';

export const art: FlagshipArt = {
  life: {
    cherries: ['wobble', 0xff6a6a],
    beans: ['sway', 0xe8a060],
    ginger: ['wobble', 0xffe0a8],
    honey: ['thump', 0xffc23a],
    cup: ['pour', 0x6af0f8],
    sack: ['thump', 0xff7ab0],
    roaster: ['thump', 0xff8a3a],
    label: ['swing', 0xffe27a],
  },
  cabinet: enamelCabinet,
  place: farm,
  splashTint: 0xfff0d0,
  freeSpinTint: 0xe8a060,
};
