/** Mamba wa Mara as the frame knows games. */
import { mambaWaMara } from '@bahati/game-rules/slots/flagships/mamba-wa-mara/mamba-wa-mara.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import reed from './symbols/reed.svg?raw';
import riverStone from '@bahati/ui/game-art/subjects/mangrove/kijito.svg?raw';
import waterLily from '@bahati/ui/game-art/subjects/mangrove/bwawa.svg?raw';
import zebra from './symbols/zebra.svg?raw';
import fishEagle from './symbols/fish-eagle.svg?raw';
import wildebeest from './symbols/wildebeest.svg?raw';
import hippo from '@bahati/ui/game-art/subjects/savannah/kiboko.svg?raw';
import crocodile from '@bahati/ui/game-art/subjects/mangrove/mamba.svg?raw';
import scale from './symbols/scale.svg?raw';

export const slot = flagshipSlot(mambaWaMara, {
  drawings: {
    reed,
    'river-stone': riverStone,
    'water-lily': waterLily,
    zebra,
    'fish-eagle': fishEagle,
    wildebeest,
    hippo,
    crocodile,
    scale,
  },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
