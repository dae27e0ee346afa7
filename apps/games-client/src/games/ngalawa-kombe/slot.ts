/** Ngalawa Kombe as the frame knows games. */
import { ngalawaKombe } from '@bahati/game-rules/slots/flagships/ngalawa-kombe/ngalawa-kombe.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import wave from './symbols/wave.svg?raw';
import conch from './symbols/conch.svg?raw';
import trophy from './symbols/trophy.svg?raw';
import helmsman from './symbols/helmsman.svg?raw';
import crewSun from './symbols/crew-sun.svg?raw';
import crewFish from './symbols/crew-fish.svg?raw';
import crewStar from './symbols/crew-star.svg?raw';
import crewCrab from './symbols/crew-crab.svg?raw';
import flag from './symbols/flag.svg?raw';
import buoy from './symbols/buoy.svg?raw';

export const slot = flagshipSlot(ngalawaKombe, {
  drawings: {
    wave,
    conch,
    trophy,
    helmsman,
    'crew-sun': crewSun,
    'crew-fish': crewFish,
    'crew-star': crewStar,
    'crew-crab': crewCrab,
    flag,
    buoy,
  },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
