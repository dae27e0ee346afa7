/** Lulu za Mafia as the frame knows games. */
import { luluZaMafia } from '@bahati/game-rules/slots/flagships/lulu-za-mafia/lulu-za-mafia.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(luluZaMafia, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
