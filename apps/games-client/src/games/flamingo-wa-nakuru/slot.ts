/** Flamingo wa Nakuru as the frame knows games. */
import { flamingoWaNakuru } from '@bahati/game-rules/slots/flagships/flamingo-wa-nakuru/flamingo-wa-nakuru.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(flamingoWaNakuru, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
