/** Radi ya Kilimanjaro as the frame knows games. */
import { radiYaKilimanjaro } from '@bahati/game-rules/slots/flagships/radi-ya-kilimanjaro/radi-ya-kilimanjaro.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(radiYaKilimanjaro, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
