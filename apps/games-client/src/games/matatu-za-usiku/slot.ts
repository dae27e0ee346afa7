/** Matatu za Usiku as the frame knows games. */
import { matatuZaUsiku } from '@bahati/game-rules/slots/flagships/matatu-za-usiku/matatu-za-usiku.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(matatuZaUsiku, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
