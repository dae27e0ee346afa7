/** Ngalawa Kombe: a bright day on the lagoon, and a finish by evening fires. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { hullCabinet } from './cabinet.ts';
import { lagoon } from './place.ts';

export const art: FlagshipArt = {
  life: {
    wave: ['lantern', 0x8ff8ff],
    conch: ['dhow', 0xff9ad0],
    trophy: ['door', 0xffe07a],
    helmsman: ['drum', 0x8fdcff],
    'crew-sun': ['dhow', 0xff8a7a],
    'crew-fish': ['dhow', 0x7ab8ff],
    'crew-star': ['dhow', 0x8ff07a],
    'crew-crab': ['dhow', 0xffe04a],
    flag: ['clove', 0xf0e8ff],
    buoy: ['coconut', 0xff8a8a],
  },
  cabinet: hullCabinet,
  place: lagoon,
  splashTint: 0xd8fcff,
  moonlightTint: 0xff8a5a,
};
