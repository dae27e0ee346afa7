/** Usiku wa Taarab as the frame knows games. */
import { usikuWaTaarab } from '@bahati/game-rules/slots/flagships/usiku-wa-taarab/usiku-wa-taarab.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import microphone from '@bahati/ui/game-art/subjects/carnival/mwimbaji.svg?raw';
import poster from '@bahati/ui/game-art/subjects/coffee-house/wimbo.svg?raw';
import singer from '@bahati/ui/game-art/subjects/palace/binti-mfalme.svg?raw';
import qanun from '@bahati/ui/game-art/subjects/carnival/taarabu.svg?raw';
import oud from '@bahati/ui/game-art/subjects/coffee-house/udi.svg?raw';
import violin from './symbols/violin.svg?raw';
import accordion from '@bahati/ui/game-art/subjects/carnival/bendi.svg?raw';
import jasmine from './symbols/jasmine.svg?raw';
import rosewater from '@bahati/ui/game-art/subjects/spice-market/marashi.svg?raw';

export const slot = flagshipSlot(usikuWaTaarab, {
  drawings: { microphone, poster, singer, qanun, oud, violin, accordion, jasmine, rosewater },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
