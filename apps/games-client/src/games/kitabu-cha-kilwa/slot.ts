/** Kitabu cha Kilwa as the frame knows games. */
import { kitabuChaKilwa } from '@bahati/game-rules/slots/flagships/kitabu-cha-kilwa/kitabu-cha-kilwa.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(kitabuChaKilwa, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
