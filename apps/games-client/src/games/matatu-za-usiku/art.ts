/** Matatu za Usiku: the city after rain, and every bus a poster with wheels. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { neonCabinet } from './cabinet.ts';
import { nairobi } from './place.ts';

export const art: FlagshipArt = {
  life: {
    chapati: ['mango', 0xffe0a0],
    coins: ['drum', 0xffd23c],
    lights: ['tea', 0xff5a3a],
    phone: ['tea', 0x3affa8],
    cap: ['coconut', 0xb86aff],
    speaker: ['drum', 0xff8a2e],
    matatu: ['dhow', 0xff4ac8],
    disco: ['lantern', 0xe8d8ff],
    spray: ['lantern', 0xb8ff3a],
  },
  cabinet: neonCabinet,
  place: nairobi,
  splashTint: 0x8af0ff,
  moonlightTint: 0xff2ab8,
};
