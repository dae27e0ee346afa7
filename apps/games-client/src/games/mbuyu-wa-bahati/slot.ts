/** Mbuyu wa Bahati as the frame knows games. */
import { mbuyuWaBahati } from '@bahati/game-rules/slots/flagships/mbuyu-wa-bahati/mbuyu-wa-bahati.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import flower from './symbols/flower.svg?raw';
import beads from './symbols/beads.svg?raw';
import fruit from './symbols/fruit.svg?raw';
import drums from './symbols/drums.svg?raw';
import calabash from './symbols/calabash.svg?raw';
import weaver from './symbols/weaver.svg?raw';
import honey from './symbols/honey.svg?raw';
import baobab from './symbols/baobab.svg?raw';
import spirit from './symbols/spirit.svg?raw';

export const slot = flagshipSlot(mbuyuWaBahati, {
  drawings: { flower, beads, fruit, drums, calabash, weaver, honey, baobab, spirit },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
