/** Dhahabu ya Geita as the frame knows games. */
import { dhahabuYaGeita } from '@bahati/game-rules/slots/flagships/dhahabu-ya-geita/dhahabu-ya-geita.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot = flagshipSlot(dhahabuYaGeita, {
  drawing: symbolDrawing,
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
