/** Nyota za Chalbi as the frame knows games. */
import { nyotaZaChalbi } from '@bahati/game-rules/slots/flagships/nyota-za-chalbi/nyota-za-chalbi.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(nyotaZaChalbi, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
