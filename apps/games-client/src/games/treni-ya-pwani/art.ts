/** Treni ya Pwani: the platform, the line over the plain, and the express that comes in. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { carriageCabinet } from './cabinet.ts';
import { station } from './place.ts';

export const art: FlagshipArt = {
  life: {
    sisal: ['coconut', 0x8fffd0],
    whistle: ['coffee-pot', 0xffe07a],
    lamp: ['lantern', 0xff6a6a],
    suitcase: ['drum', 0xffb878],
    'elephant-sign': ['door', 0xffe03a],
    station: ['door', 0xffb08a],
    'station-master': ['drum', 0xffc0a0],
    engine: ['drum', 0xa8ffe0],
    ticket: ['dhow', 0xfff0a8],
  },
  cabinet: carriageCabinet,
  place: station,
  splashTint: 0xfff0b0,
  moonlightTint: 0xffb85a,
};
