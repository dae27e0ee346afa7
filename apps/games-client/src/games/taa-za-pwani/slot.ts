/** Taa za Pwani as the frame knows games: rules, figures, pictures and the way to its stage. */
import {
  taaZaPwani,
  taaZaPwaniFigures,
} from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { SlotGame } from '#frame/games/games.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import { symbolDrawing } from './symbols/symbols.ts';

export const slot: SlotGame = {
  definition: taaZaPwani,
  figures: taaZaPwaniFigures,
  drawing: symbolDrawing,
  lineTints,
  cloth: { seed: taaZaPwani.id, palette: undefined },
  async loadStage() {
    const [{ createSlotStage }, { taaZaPwaniLook }] = await Promise.all([
      import('#frame/slots/slot-stage-show.ts'),
      import('./look.ts'),
    ]);
    return (options) => createSlotStage(taaZaPwaniLook, options);
  },
};
