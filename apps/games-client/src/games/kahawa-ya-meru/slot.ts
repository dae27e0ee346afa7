/** Kahawa ya Meru as the frame knows games. */
import { kahawaYaMeru } from '@bahati/game-rules/slots/flagships/kahawa-ya-meru/kahawa-ya-meru.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import label from '@bahati/ui/game-art/subjects/kanga-workshop/kifungo.svg?raw';
import roaster from '@bahati/ui/game-art/subjects/coffee-house/mkahawa.svg?raw';
import sack from '@bahati/ui/game-art/subjects/coffee-house/kahawa.svg?raw';
import cup from '@bahati/ui/game-art/subjects/coffee-house/kikombe.svg?raw';
import honey from './symbols/honey.svg?raw';
import ginger from '@bahati/ui/game-art/subjects/spice-market/tangawizi.svg?raw';
import beans from '@bahati/ui/game-art/subjects/coffee-house/buni.svg?raw';
import cherries from './symbols/cherries.svg?raw';

export const slot = flagshipSlot(kahawaYaMeru, {
  drawings: { label, roaster, sack, cup, honey, ginger, beans, cherries },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
