/** Radi ya Kilimanjaro as the frame knows games. */
import { radiYaKilimanjaro } from '@bahati/game-rules/slots/flagships/radi-ya-kilimanjaro/radi-ya-kilimanjaro.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import ice from './symbols/ice.svg?raw';
import lobelia from './symbols/lobelia.svg?raw';
import protea from './symbols/protea.svg?raw';
import groundsel from './symbols/groundsel.svg?raw';
import chameleon from './symbols/chameleon.svg?raw';
import colobus from './symbols/colobus.svg?raw';
import eagle from './symbols/eagle.svg?raw';
import bolt from './symbols/bolt.svg?raw';
import drum from './symbols/drum.svg?raw';

export const slot = flagshipSlot(radiYaKilimanjaro, {
  drawings: { ice, lobelia, protea, groundsel, chameleon, colobus, eagle, bolt, drum },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
