/** Malkia wa Lamu as the frame knows games. */
import { malkiaWaLamu } from '@bahati/game-rules/slots/flagships/malkia-wa-lamu/malkia-wa-lamu.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import scroll from './symbols/scroll.svg?raw';
import queen from './symbols/queen.svg?raw';
import siwa from './symbols/siwa.svg?raw';
import silver from './symbols/silver.svg?raw';
import donkey from './symbols/donkey.svg?raw';
import door from './symbols/door.svg?raw';
import burner from './symbols/burner.svg?raw';
import fan from './symbols/fan.svg?raw';
import sandals from './symbols/sandals.svg?raw';

export const slot = flagshipSlot(malkiaWaLamu, {
  drawings: { scroll, queen, siwa, silver, donkey, door, burner, fan, sandals },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
