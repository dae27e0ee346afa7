/** Simba wa Tsavo as the frame knows games. */
import { simbaWaTsavo } from '@bahati/game-rules/slots/flagships/simba-wa-tsavo/simba-wa-tsavo.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import grass from './symbols/grass.svg?raw';
import acacia from './symbols/acacia.svg?raw';
import spear from './symbols/spear.svg?raw';
import shield from './symbols/shield.svg?raw';
import zebra from './symbols/zebra.svg?raw';
import buffalo from './symbols/buffalo.svg?raw';
import lion from './symbols/lion.svg?raw';
import mane from './symbols/mane.svg?raw';
import moon from './symbols/moon.svg?raw';

export const slot = flagshipSlot(simbaWaTsavo, {
  drawings: { grass, acacia, spear, shield, zebra, buffalo, lion, mane, moon },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
