/** Soko la Matunda as the frame knows games. */
import { sokoLaMatunda } from '@bahati/game-rules/slots/flagships/soko-la-matunda/soko-la-matunda.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(sokoLaMatunda, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
