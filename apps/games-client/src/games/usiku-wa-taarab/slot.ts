/** Usiku wa Taarab as the frame knows games. */
import { usikuWaTaarab } from '@bahati/game-rules/slots/flagships/usiku-wa-taarab/usiku-wa-taarab.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import microphone from './symbols/microphone.svg?raw';
import poster from './symbols/poster.svg?raw';
import singer from './symbols/singer.svg?raw';
import qanun from './symbols/qanun.svg?raw';
import oud from './symbols/oud.svg?raw';
import violin from './symbols/violin.svg?raw';
import accordion from './symbols/accordion.svg?raw';
import jasmine from './symbols/jasmine.svg?raw';
import rosewater from './symbols/rosewater.svg?raw';

export const slot = flagshipSlot(usikuWaTaarab, {
  drawings: { microphone, poster, singer, qanun, oud, violin, accordion, jasmine, rosewater },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
