/** Taji la Zanzibar as the frame knows games. */
import { tajiLaZanzibar } from '@bahati/game-rules/slots/flagships/taji-la-zanzibar/taji-la-zanzibar.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import crown from './symbols/crown.svg?raw';
import tower from './symbols/tower.svg?raw';
import palace from '@bahati/ui/game-art/subjects/palace/kasri.svg?raw';
import peacock from '@bahati/ui/game-art/subjects/palace/tausi.svg?raw';
import cannon from './symbols/cannon.svg?raw';
import pearls from '@bahati/ui/game-art/subjects/palace/mkufu.svg?raw';
import ruby from '@bahati/ui/game-art/subjects/palace/johari.svg?raw';
import sapphire from './symbols/sapphire.svg?raw';
import emerald from './symbols/emerald.svg?raw';
import amethyst from '@bahati/ui/game-art/subjects/baobab/talasimu.svg?raw';

export const slot = flagshipSlot(tajiLaZanzibar, {
  drawings: { crown, tower, palace, peacock, cannon, pearls, ruby, sapphire, emerald, amethyst },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
