/** Radi ya Kilimanjaro as the frame knows games. */
import { radiYaKilimanjaro } from '@bahati/game-rules/slots/flagships/radi-ya-kilimanjaro/radi-ya-kilimanjaro.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import ice from './symbols/ice.svg?raw';
import lobelia from './symbols/lobelia.svg?raw';
import protea from './symbols/protea.svg?raw';
import groundsel from '@bahati/ui/game-art/subjects/baobab/kaya.svg?raw';
import chameleon from './symbols/chameleon.svg?raw';
import colobus from '@bahati/ui/game-art/subjects/mangrove/kima.svg?raw';
import eagle from '@bahati/ui/game-art/subjects/savannah/tai.svg?raw';
import bolt from '@bahati/ui/game-art/subjects/savannah/radi.svg?raw';
import drum from '@bahati/ui/game-art/subjects/carnival/mdundo.svg?raw';

export const slot = flagshipSlot(radiYaKilimanjaro, {
  drawings: { ice, lobelia, protea, groundsel, chameleon, colobus, eagle, bolt, drum },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
