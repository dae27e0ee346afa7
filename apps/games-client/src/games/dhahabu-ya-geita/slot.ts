/** Dhahabu ya Geita as the frame knows games. */
import { dhahabuYaGeita } from '@bahati/game-rules/slots/flagships/dhahabu-ya-geita/dhahabu-ya-geita.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import pickAxe from './symbols/pick-axe.svg?raw';
import lamp from './symbols/lamp.svg?raw';
import cart from './symbols/cart.svg?raw';
import nugget from './symbols/nugget.svg?raw';
import ring from '@bahati/ui/game-art/subjects/palace/pete.svg?raw';
import mask from '@bahati/ui/game-art/subjects/baobab/mizimu.svg?raw';
import crown from '@bahati/ui/game-art/subjects/palace/taji.svg?raw';
import miner from './symbols/miner.svg?raw';
import coin from './symbols/coin.svg?raw';

export const slot = flagshipSlot(dhahabuYaGeita, {
  drawings: { 'pick-axe': pickAxe, lamp, cart, nugget, ring, mask, crown, miner, coin },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
