/** Kahawa ya Meru as the frame knows games. */
import { kahawaYaMeru } from '@bahati/game-rules/slots/flagships/kahawa-ya-meru/kahawa-ya-meru.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(kahawaYaMeru, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
