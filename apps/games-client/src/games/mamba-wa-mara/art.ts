/** Mamba wa Mara: the great crossing, seen over the back of what waits in the river. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { scuteCabinet } from './cabinet.ts';
import { crossing } from './place.ts';

export const art: FlagshipArt = {
  life: {
    reed: ['coconut', 0xffb86a],
    'river-stone': ['drum', 0x9ae0e8],
    'water-lily': ['clove', 0xd8a0ff],
    zebra: ['drum', 0xffffff],
    'fish-eagle': ['coffee-pot', 0x8fdcff],
    wildebeest: ['drum', 0xffb060],
    hippo: ['octopus', 0xffb0dc],
    crocodile: ['lantern', 0xb8f06a],
    scale: ['lantern', 0xffd75c],
  },
  cabinet: scuteCabinet,
  place: crossing,
  splashTint: 0xffe27a,
  moonlightTint: 0x3fbf6a,
};
