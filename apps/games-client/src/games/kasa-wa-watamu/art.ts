/** Kasa wa Watamu: the beach before dawn, seen through a frame of driftwood and shells. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { driftwoodCabinet } from './cabinet.ts';
import { watamu } from './place.ts';

export const art: FlagshipArt = {
  life: {
    seaweed: ['wriggle', 0x5af0a8],
    shell: ['unfold', 0xffa8b8],
    starfish: ['wobble', 0xffd24a],
    jellyfish: ['wriggle', 0xe87aff],
    crab: ['thump', 0xff6a4a],
    heron: ['pour', 0xb8d8ff],
    hatchling: ['sail', 0x7ac8ff],
    turtle: ['swing', 0xffe07a],
    eggs: ['thump', 0xe8f4ff],
  },
  cabinet: driftwoodCabinet,
  place: watamu,
  splashTint: 0xc8fff8,
  freeSpinTint: 0x3ad0e0,
};
