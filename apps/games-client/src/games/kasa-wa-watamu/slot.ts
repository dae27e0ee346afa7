/** Kasa wa Watamu as the frame knows games. */
import { kasaWaWatamu } from '@bahati/game-rules/slots/flagships/kasa-wa-watamu/kasa-wa-watamu.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(kasaWaWatamu, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
