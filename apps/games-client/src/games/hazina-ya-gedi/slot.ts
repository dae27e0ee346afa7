/** Hazina ya Gedi as the frame knows games. */
import { hazinaYaGedi } from '@bahati/game-rules/slots/flagships/hazina-ya-gedi/hazina-ya-gedi.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import gem from './symbols/gem.svg?raw';
import key from './symbols/key.svg?raw';
import sengi from './symbols/sengi.svg?raw';
import tomb from './symbols/tomb.svg?raw';
import fig from './symbols/fig.svg?raw';
import porcelain from './symbols/porcelain.svg?raw';
import lantern from './symbols/lantern.svg?raw';
import coins from './symbols/coins.svg?raw';
import beads from './symbols/beads.svg?raw';

export const slot = flagshipSlot(hazinaYaGedi, {
  drawings: { gem, key, sengi, tomb, fig, porcelain, lantern, coins, beads },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
