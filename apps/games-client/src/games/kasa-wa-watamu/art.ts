/** Kasa wa Watamu: the beach before dawn, seen through a frame of driftwood and shells. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { driftwoodCabinet } from './cabinet.ts';
import { watamu } from './place.ts';

export const art: FlagshipArt = {
  life: {
    seaweed: ['octopus', 0x5af0a8],
    shell: ['clove', 0xffa8b8],
    starfish: ['mango', 0xffd24a],
    jellyfish: ['octopus', 0xe87aff],
    crab: ['drum', 0xff6a4a],
    heron: ['coffee-pot', 0xb8d8ff],
    hatchling: ['dhow', 0x7ac8ff],
    turtle: ['lantern', 0xffe07a],
    eggs: ['drum', 0xe8f4ff],
  },
  cabinet: driftwoodCabinet,
  place: watamu,
  splashTint: 0xc8fff8,
  moonlightTint: 0x3ad0e0,
};
