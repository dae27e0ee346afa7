/** Moto wa Pilipili as the frame knows games. */
import { motoWaPilipili } from '@bahati/game-rules/slots/flagships/moto-wa-pilipili/moto-wa-pilipili.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(motoWaPilipili, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
