/** Ngalawa Kombe as the frame knows games. */
import { ngalawaKombe } from '@bahati/game-rules/slots/flagships/ngalawa-kombe/ngalawa-kombe.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(ngalawaKombe, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
