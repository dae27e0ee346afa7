/** Flamingo wa Nakuru as the frame knows games. */
import { flamingoWaNakuru } from '@bahati/game-rules/slots/flagships/flamingo-wa-nakuru/flamingo-wa-nakuru.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import feather from '@bahati/ui/game-art/subjects/carnival/unyoya.svg?raw';
import reed from '@bahati/ui/game-art/subjects/mangrove/matete.svg?raw';
import drop from './symbols/drop.svg?raw';
import crystal from './symbols/crystal.svg?raw';
import lily from '@bahati/ui/game-art/subjects/mangrove/yungiyungi.svg?raw';
import pelican from '@bahati/ui/game-art/subjects/harbour/mwari.svg?raw';
import eagle from './symbols/eagle.svg?raw';
import flamingo from '@bahati/ui/game-art/subjects/mangrove/heroe.svg?raw';
import sun from './symbols/sun.svg?raw';

export const slot = flagshipSlot(flamingoWaNakuru, {
  drawings: { feather, reed, drop, crystal, lily, pelican, eagle, flamingo, sun },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
