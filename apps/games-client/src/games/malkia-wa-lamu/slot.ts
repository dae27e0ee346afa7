/** Malkia wa Lamu as the frame knows games. */
import { malkiaWaLamu } from '@bahati/game-rules/slots/flagships/malkia-wa-lamu/malkia-wa-lamu.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(malkiaWaLamu, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
