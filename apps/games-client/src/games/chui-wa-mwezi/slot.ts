/** Chui wa Mwezi as the frame knows games. */
import { chuiWaMwezi } from '@bahati/game-rules/slots/flagships/chui-wa-mwezi/chui-wa-mwezi.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import beetle from '@bahati/ui/game-art/subjects/baobab/kimulimuli.svg?raw';
import mushroom from './symbols/mushroom.svg?raw';
import fern from './symbols/fern.svg?raw';
import moonflower from './symbols/moonflower.svg?raw';
import genet from './symbols/genet.svg?raw';
import owl from '@bahati/ui/game-art/subjects/baobab/bundi.svg?raw';
import bushbuck from '@bahati/ui/game-art/subjects/savannah/swala.svg?raw';
import leopard from '@bahati/ui/game-art/subjects/savannah/chui.svg?raw';
import eyes from '@bahati/ui/game-art/subjects/baobab/kivuli.svg?raw';
import moon from './symbols/moon.svg?raw';

export const slot = flagshipSlot(chuiWaMwezi, {
  drawings: { beetle, mushroom, fern, moonflower, genet, owl, bushbuck, leopard, eyes, moon },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
