/** Usiku wa Taarab: a night at the old hall, an orchestra and a voice. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { theatreCabinet } from './cabinet.ts';
import { hall } from './place.ts';

export const art: FlagshipArt = {
  life: {
    rosewater: ['coffee-pot', 0xff9ac8],
    jasmine: ['clove', 0xf0ffe0],
    accordion: ['drum', 0xb87aff],
    violin: ['coconut', 0xff6a4a],
    oud: ['coconut', 0xffb84a],
    qanun: ['door', 0x5aa8ff],
    singer: ['door', 0xff6ab8],
    poster: ['dhow', 0xffe27a],
    microphone: ['lantern', 0xfff0a0],
  },
  cabinet: theatreCabinet,
  place: hall,
  splashTint: 0xffe6a0,
  moonlightTint: 0xd84a8a,
};
