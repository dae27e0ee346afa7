/** Usiku wa Taarab as the frame knows games. */
import { usikuWaTaarab } from '@bahati/game-rules/slots/flagships/usiku-wa-taarab/usiku-wa-taarab.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(usikuWaTaarab, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
