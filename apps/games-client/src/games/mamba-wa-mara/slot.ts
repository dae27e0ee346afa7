/** Mamba wa Mara as the frame knows games. */
import { mambaWaMara } from '@bahati/game-rules/slots/flagships/mamba-wa-mara/mamba-wa-mara.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(mambaWaMara, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
