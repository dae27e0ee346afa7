/** Taji la Zanzibar as the frame knows games. */
import { tajiLaZanzibar } from '@bahati/game-rules/slots/flagships/taji-la-zanzibar/taji-la-zanzibar.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(tajiLaZanzibar, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
