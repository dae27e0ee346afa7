/** Treni ya Pwani: the platform, the line over the plain, and the express that comes in. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { carriageCabinet } from './cabinet.ts';
import { station } from './place.ts';

export const art: FlagshipArt = {
  life: {
    sisal: ['sway', 0x8fffd0],
    whistle: ['pour', 0xffe07a],
    lamp: ['swing', 0xff6a6a],
    suitcase: ['thump', 0xffb878],
    'elephant-sign': ['knock', 0xffe03a],
    station: ['knock', 0xffb08a],
    'station-master': ['thump', 0xffc0a0],
    engine: ['thump', 0xa8ffe0],
    ticket: ['sail', 0xfff0a8],
  },
  cabinet: carriageCabinet,
  place: station,
  splashTint: 0xfff0b0,
  freeSpinTint: 0xffb85a,
};
