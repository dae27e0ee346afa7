/** Mbuyu wa Bahati as the frame knows games. */
import { mbuyuWaBahati } from '@bahati/game-rules/slots/flagships/mbuyu-wa-bahati/mbuyu-wa-bahati.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import flower from './symbols/flower.svg?raw';
import beads from '@bahati/ui/game-art/subjects/kanga-workshop/kitenge.svg?raw';
import fruit from './symbols/fruit.svg?raw';
import drums from '@bahati/ui/game-art/subjects/carnival/mpiga-ngoma.svg?raw';
import calabash from '@bahati/ui/game-art/subjects/baobab/kibuyu.svg?raw';
import weaver from './symbols/weaver.svg?raw';
import honey from './symbols/honey.svg?raw';
import baobab from '@bahati/ui/game-art/subjects/baobab/mbuyu.svg?raw';
import spirit from '@bahati/ui/game-art/subjects/baobab/mzimu.svg?raw';

export const slot = flagshipSlot(mbuyuWaBahati, {
  drawings: { flower, beads, fruit, drums, calabash, weaver, honey, baobab, spirit },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
