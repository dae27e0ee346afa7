/** Nyota za Chalbi as the frame knows games. */
import { nyotaZaChalbi } from '@bahati/game-rules/slots/flagships/nyota-za-chalbi/nyota-za-chalbi.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import comet from '@bahati/ui/game-art/subjects/carnival/fataki.svg?raw';
import camel from '@bahati/ui/game-art/subjects/spice-market/msafara.svg?raw';
import oryx from './symbols/oryx.svg?raw';
import beads from './symbols/beads.svg?raw';
import well from '@bahati/ui/game-art/subjects/palace/chemchemi.svg?raw';
import ruby from './symbols/ruby.svg?raw';
import emerald from './symbols/emerald.svg?raw';
import amethyst from './symbols/amethyst.svg?raw';
import sapphire from './symbols/sapphire.svg?raw';

export const slot = flagshipSlot(nyotaZaChalbi, {
  drawings: { comet, camel, oryx, beads, well, ruby, emerald, amethyst, sapphire },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
