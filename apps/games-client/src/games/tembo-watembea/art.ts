/** Tembo Watembea: the herd walks by, one behind the other, through the dust of Amboseli. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { clayCabinet } from './cabinet.ts';
import { amboseli } from './place.ts';

export const art: FlagshipArt = {
  life: {
    pod: ['sway', 0xffb06a],
    fig: ['wobble', 0xff8ad0],
    weaver: ['unfold', 0xffe06a],
    chameleon: ['wriggle', 0x9affa0],
    egret: ['pour', 0x9af0e8],
    giraffe: ['sway', 0xffd07a],
    calf: ['thump', 0xffc0c0],
    matriarch: ['thump', 0xfff0b0],
  },
  cabinet: clayCabinet,
  place: amboseli,
  splashTint: 0xffd8b0,
  freeSpinTint: 0x9aa0ff,
};
