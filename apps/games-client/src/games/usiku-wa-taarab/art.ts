/** Usiku wa Taarab: a night at the old hall, an orchestra and a voice. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { theatreCabinet } from './cabinet.ts';
import { hall } from './place.ts';

export const art: FlagshipArt = {
  life: {
    rosewater: ['pour', 0xff9ac8],
    jasmine: ['unfold', 0xf0ffe0],
    accordion: ['thump', 0xb87aff],
    violin: ['sway', 0xff6a4a],
    oud: ['sway', 0xffb84a],
    qanun: ['knock', 0x5aa8ff],
    singer: ['knock', 0xff6ab8],
    poster: ['sail', 0xffe27a],
    microphone: ['swing', 0xfff0a0],
  },
  cabinet: theatreCabinet,
  place: hall,
  splashTint: 0xffe6a0,
  freeSpinTint: 0xd84a8a,
};
