/** Lulu za Mafia: a lagoon at noon, and what its divers bring up. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { nacreCabinet } from './cabinet.ts';
import { mafia } from './place.ts';

export const art: FlagshipArt = {
  life: {
    'fan-coral': ['wriggle', 0xc88aff],
    starfish: ['unfold', 0xff7a5a],
    scallop: ['knock', 0x5af0e0],
    conch: ['tip', 0xffc89a],
    seahorse: ['sail', 0xffd04a],
    'white-pearl': ['wobble', 0xf0f0ff],
    'pink-pearl': ['wobble', 0xffa0c8],
    'black-pearl': ['wobble', 0x7affd0],
    diver: ['swing', 0xffe06a],
    casket: ['pour', 0xfff0ff],
  },
  cabinet: nacreCabinet,
  place: mafia,
  splashTint: 0xc8fff4,
  freeSpinTint: 0x6a6aff,
};
