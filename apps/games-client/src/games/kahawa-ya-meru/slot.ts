/** Kahawa ya Meru as the frame knows games. */
import { kahawaYaMeru } from '@bahati/game-rules/slots/flagships/kahawa-ya-meru/kahawa-ya-meru.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import label from './symbols/label.svg?raw';
import roaster from './symbols/roaster.svg?raw';
import sack from './symbols/sack.svg?raw';
import cup from './symbols/cup.svg?raw';
import honey from './symbols/honey.svg?raw';
import ginger from './symbols/ginger.svg?raw';
import beans from './symbols/beans.svg?raw';
import cherries from './symbols/cherries.svg?raw';

export const slot = flagshipSlot(kahawaYaMeru, {
  drawings: { label, roaster, sack, cup, honey, ginger, beans, cherries },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
