/** Malkia wa Lamu as the frame knows games. */
import { malkiaWaLamu } from '@bahati/game-rules/slots/flagships/malkia-wa-lamu/malkia-wa-lamu.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import scroll from '@bahati/ui/game-art/subjects/baobab/ngano.svg?raw';
import queen from '@bahati/ui/game-art/subjects/palace/malkia.svg?raw';
import siwa from '@bahati/ui/game-art/subjects/carnival/siwa.svg?raw';
import silver from '@bahati/ui/game-art/subjects/baobab/hirizi.svg?raw';
import donkey from './symbols/donkey.svg?raw';
import door from '@bahati/ui/game-art/subjects/palace/mlango.svg?raw';
import burner from '@bahati/ui/game-art/subjects/spice-market/ubani.svg?raw';
import fan from '@bahati/ui/game-art/subjects/dhow-race/bendera.svg?raw';
import sandals from './symbols/sandals.svg?raw';

export const slot = flagshipSlot(malkiaWaLamu, {
  drawings: { scroll, queen, siwa, silver, donkey, door, burner, fan, sandals },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
