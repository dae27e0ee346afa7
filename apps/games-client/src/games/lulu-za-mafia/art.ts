/** Lulu za Mafia: a lagoon at noon, and what its divers bring up. */
import type { FlagshipArt } from '#frame/games/flagship/look.ts';
import { nacreCabinet } from './cabinet.ts';
import { mafia } from './place.ts';

export const art: FlagshipArt = {
  life: {
    'fan-coral': ['octopus', 0xc88aff],
    starfish: ['clove', 0xff7a5a],
    scallop: ['door', 0x5af0e0],
    conch: ['tea', 0xffc89a],
    seahorse: ['dhow', 0xffd04a],
    'white-pearl': ['mango', 0xf0f0ff],
    'pink-pearl': ['mango', 0xffa0c8],
    'black-pearl': ['mango', 0x7affd0],
    diver: ['lantern', 0xffe06a],
    casket: ['coffee-pot', 0xfff0ff],
  },
  cabinet: nacreCabinet,
  place: mafia,
  splashTint: 0xc8fff4,
  moonlightTint: 0x6a6aff,
};
