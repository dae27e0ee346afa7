/** Mbuyu wa Bahati as the frame knows games. */
import { mbuyuWaBahati } from '@bahati/game-rules/slots/flagships/mbuyu-wa-bahati/mbuyu-wa-bahati.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(mbuyuWaBahati, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
