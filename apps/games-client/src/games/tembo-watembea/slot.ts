/** Tembo Watembea as the frame knows games. */
import { temboWatembea } from '@bahati/game-rules/slots/flagships/tembo-watembea/tembo-watembea.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(temboWatembea, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
