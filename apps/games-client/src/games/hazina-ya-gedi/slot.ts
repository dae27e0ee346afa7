/** Hazina ya Gedi as the frame knows games. */
import { hazinaYaGedi } from '@bahati/game-rules/slots/flagships/hazina-ya-gedi/hazina-ya-gedi.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(hazinaYaGedi, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
