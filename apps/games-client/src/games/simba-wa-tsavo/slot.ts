/** Simba wa Tsavo as the frame knows games. */
import { simbaWaTsavo } from '@bahati/game-rules/slots/flagships/simba-wa-tsavo/simba-wa-tsavo.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(simbaWaTsavo, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
