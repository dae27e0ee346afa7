/** Tembo Watembea as the frame knows games. */
import { temboWatembea } from '@bahati/game-rules/slots/flagships/tembo-watembea/tembo-watembea.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import pod from './symbols/pod.svg?raw';
import fig from './symbols/fig.svg?raw';
import weaver from './symbols/weaver.svg?raw';
import chameleon from './symbols/chameleon.svg?raw';
import egret from '@bahati/ui/game-art/subjects/mangrove/yangeyange.svg?raw';
import giraffe from '@bahati/ui/game-art/subjects/savannah/twiga.svg?raw';
import calf from './symbols/calf.svg?raw';
import matriarch from '@bahati/ui/game-art/subjects/savannah/tembo.svg?raw';

export const slot = flagshipSlot(temboWatembea, {
  drawings: { pod, fig, weaver, chameleon, egret, giraffe, calf, matriarch },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
