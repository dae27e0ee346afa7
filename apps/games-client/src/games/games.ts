/** Every game the frame can show, by its code. A game's stage is loaded when it is wanted. */
import type { SlotDefinition, StatedFigures } from '@bahati/game-rules/slots/definition.ts';
import { taaZaPwani, taaZaPwaniFigures } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import type { SlotStage, StageOptions } from '#frame/shell/slot-stage.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import { symbolDrawing } from '#frame/games/taa-za-pwani/symbols/symbols.ts';

export type SlotGame = {
  readonly definition: SlotDefinition;
  readonly figures: StatedFigures;
  /** The symbol's picture, an SVG document. */
  readonly drawing: (key: string) => string;
  /** A colour for each pay line, as 0xrrggbb. */
  readonly lineTints: readonly number[];
  /** Brings the stage's code; asked for early, it travels while the session is being opened. */
  readonly loadStage: () => Promise<(options: StageOptions) => Promise<SlotStage>>;
};

const slots: Readonly<Record<string, SlotGame>> = {
  [taaZaPwani.id]: {
    definition: taaZaPwani,
    figures: taaZaPwaniFigures,
    drawing: symbolDrawing,
    lineTints,
    async loadStage() {
      const [{ createSlotStage }, { taaZaPwaniLook }] = await Promise.all([
        import('#frame/slots/slot-stage-show.ts'),
        import('#frame/games/taa-za-pwani/look.ts'),
      ]);
      return (options) => createSlotStage(taaZaPwaniLook, options);
    },
  },
};

export function findSlot(code: string): SlotGame | undefined {
  return Object.hasOwn(slots, code) ? slots[code] : undefined;
}
