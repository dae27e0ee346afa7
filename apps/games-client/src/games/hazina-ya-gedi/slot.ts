/** Hazina ya Gedi as the frame knows games. */
import { hazinaYaGedi } from '@bahati/game-rules/slots/flagships/hazina-ya-gedi/hazina-ya-gedi.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import gem from './symbols/gem.svg?raw';
import key from '@bahati/ui/game-art/subjects/palace/ufunguo.svg?raw';
import sengi from './symbols/sengi.svg?raw';
import tomb from '@bahati/ui/game-art/subjects/baobab/wahenga.svg?raw';
import fig from '@bahati/ui/game-art/subjects/baobab/msitu.svg?raw';
import porcelain from './symbols/porcelain.svg?raw';
import lantern from '@bahati/ui/game-art/subjects/spice-market/gulio.svg?raw';
import coins from './symbols/coins.svg?raw';
import beads from '@bahati/ui/game-art/subjects/kanga-workshop/ushanga.svg?raw';

export const slot = flagshipSlot(hazinaYaGedi, {
  drawings: { gem, key, sengi, tomb, fig, porcelain, lantern, coins, beads },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
