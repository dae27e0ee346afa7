/** Matatu za Usiku: the city after rain, and every bus a poster with wheels. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { neonCabinet } from './cabinet.ts';
import { nairobi } from './place.ts';

export const art: FlagshipArt = {
  life: {
    chapati: ['wobble', 0xffe0a0],
    coins: ['thump', 0xffd23c],
    lights: ['tip', 0xff5a3a],
    phone: ['tip', 0x3affa8],
    cap: ['sway', 0xb86aff],
    speaker: ['thump', 0xff8a2e],
    matatu: ['sail', 0xff4ac8],
    disco: ['swing', 0xe8d8ff],
    spray: ['swing', 0xb8ff3a],
  },
  cabinet: neonCabinet,
  place: nairobi,
  splashTint: 0x8af0ff,
  freeSpinTint: 0xff2ab8,
};
