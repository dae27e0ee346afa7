/** A studio game as the frame knows games: rules, figures, pictures and the way to its stage. */
import {
  earlierDefinitions,
  studioGameByCode,
} from '@bahati/game-rules/slots/studio/studio-game.ts';
import type { SlotGame } from '#frame/games/games.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import { lights } from './colours.ts';
import { symbolDrawing } from './symbols/symbol-drawing.ts';

/** Of that version where it is still known. Undefined for a code that no studio game bears. */
export function studioSlot(code: string, version?: number): SlotGame | undefined {
  const game = studioGameByCode(code);
  if (!game) return undefined;
  const { cloth } = lights[game.palette];
  const earlier = earlierDefinitions(game).find((each) => each.version === version);
  return {
    definition: earlier ?? game.definition,
    figures: game.figures,
    drawing: (key) => symbolDrawing(key, cloth),
    lineTints,
    cloth: { seed: game.theme, palette: cloth },
    async loadStage() {
      const [{ createSlotStage }, { studioLook }] = await Promise.all([
        import('#frame/slots/slot-stage-show.ts'),
        import('./look.ts'),
      ]);
      return (options) => createSlotStage(studioLook(game), options);
    },
  };
}
