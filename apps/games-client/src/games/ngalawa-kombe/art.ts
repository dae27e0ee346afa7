/** Ngalawa Kombe: a bright day on the lagoon, and a finish by evening fires. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { hullCabinet } from './cabinet.ts';
import { lagoon } from './place.ts';

export const art: FlagshipArt = {
  life: {
    wave: ['swing', 0x8ff8ff],
    conch: ['sail', 0xff9ad0],
    trophy: ['knock', 0xffe07a],
    helmsman: ['thump', 0x8fdcff],
    'crew-sun': ['sail', 0xff8a7a],
    'crew-fish': ['sail', 0x7ab8ff],
    'crew-star': ['sail', 0x8ff07a],
    'crew-crab': ['sail', 0xffe04a],
    flag: ['unfold', 0xf0e8ff],
    buoy: ['sway', 0xff8a8a],
  },
  cabinet: hullCabinet,
  place: lagoon,
  splashTint: 0xd8fcff,
  freeSpinTint: 0xff8a5a,
};
