/** Papa wa Pemba as the frame knows games. */
import { papaWaPemba } from '@bahati/game-rules/slots/flagships/papa-wa-pemba/papa-wa-pemba.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(papaWaPemba, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
