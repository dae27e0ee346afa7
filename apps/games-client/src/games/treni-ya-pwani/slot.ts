/** Treni ya Pwani as the frame knows games. */
import { treniYaPwani } from '@bahati/game-rules/slots/flagships/treni-ya-pwani/treni-ya-pwani.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(treniYaPwani, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
