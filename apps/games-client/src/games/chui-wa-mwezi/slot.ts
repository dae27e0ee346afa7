/** Chui wa Mwezi as the frame knows games. */
import { chuiWaMwezi } from '@bahati/game-rules/slots/flagships/chui-wa-mwezi/chui-wa-mwezi.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(chuiWaMwezi, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
