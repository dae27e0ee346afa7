/** Lulu za Mafia as the frame knows games. */
import { luluZaMafia } from '@bahati/game-rules/slots/flagships/lulu-za-mafia/lulu-za-mafia.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import fanCoral from './symbols/fan-coral.svg?raw';
import starfish from './symbols/starfish.svg?raw';
import scallop from './symbols/scallop.svg?raw';
import conch from './symbols/conch.svg?raw';
import seahorse from './symbols/seahorse.svg?raw';
import whitePearl from '@bahati/ui/game-art/subjects/palace/kioo.svg?raw';
import pinkPearl from './symbols/pink-pearl.svg?raw';
import blackPearl from './symbols/black-pearl.svg?raw';
import diver from './symbols/diver.svg?raw';
import casket from '@bahati/ui/game-art/subjects/palace/kasha.svg?raw';

export const slot = flagshipSlot(luluZaMafia, {
  drawings: {
    'fan-coral': fanCoral,
    starfish,
    scallop,
    conch,
    seahorse,
    'white-pearl': whitePearl,
    'pink-pearl': pinkPearl,
    'black-pearl': blackPearl,
    diver,
    casket,
  },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
