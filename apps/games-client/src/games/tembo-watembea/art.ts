/** Tembo Watembea: the herd walks by, one behind the other, through the dust of Amboseli. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { clayCabinet } from './cabinet.ts';
import { amboseli } from './place.ts';

export const art: FlagshipArt = {
  life: {
    pod: ['coconut', 0xffb06a],
    fig: ['mango', 0xff8ad0],
    weaver: ['clove', 0xffe06a],
    chameleon: ['octopus', 0x9affa0],
    egret: ['coffee-pot', 0x9af0e8],
    giraffe: ['coconut', 0xffd07a],
    calf: ['drum', 0xffc0c0],
    matriarch: ['drum', 0xfff0b0],
  },
  cabinet: clayCabinet,
  place: amboseli,
  splashTint: 0xffd8b0,
  moonlightTint: 0x9aa0ff,
};
