/** Ngalawa Kombe as the frame knows games. */
import { ngalawaKombe } from '@bahati/game-rules/slots/flagships/ngalawa-kombe/ngalawa-kombe.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import wave from './symbols/wave.svg?raw';
import conch from './symbols/conch.svg?raw';
import trophy from '@bahati/ui/game-art/subjects/dhow-race/tuzo.svg?raw';
import helmsman from '@bahati/ui/game-art/subjects/dhow-race/nahodha.svg?raw';
import crewSun from '@bahati/ui/game-art/subjects/dhow-race/ngalawa.svg?raw';
import crewFish from './symbols/crew-fish.svg?raw';
import crewStar from '@bahati/ui/game-art/subjects/dhow-race/tanga.svg?raw';
import crewCrab from '@bahati/ui/game-art/subjects/dhow-race/mashua.svg?raw';
import flag from '@bahati/ui/game-art/subjects/dhow-race/mashindano.svg?raw';
import buoy from '@bahati/ui/game-art/subjects/dhow-race/mbio.svg?raw';

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
