/** Mamba wa Mara: the great crossing, seen over the back of what waits in the river. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { scuteCabinet } from './cabinet.ts';
import { crossing } from './place.ts';

export const art: FlagshipArt = {
  life: {
    reed: ['sway', 0xffb86a],
    'river-stone': ['thump', 0x9ae0e8],
    'water-lily': ['unfold', 0xd8a0ff],
    zebra: ['thump', 0xffffff],
    'fish-eagle': ['pour', 0x8fdcff],
    wildebeest: ['thump', 0xffb060],
    hippo: ['wriggle', 0xffb0dc],
    crocodile: ['swing', 0xb8f06a],
    scale: ['swing', 0xffd75c],
  },
  cabinet: scuteCabinet,
  place: crossing,
  splashTint: 0xffe27a,
  freeSpinTint: 0x3fbf6a,
};
