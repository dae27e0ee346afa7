/** Every game the frame can show, by its code. A game's parts are loaded when they are wanted. */
import type { SlotDefinition, StatedFigures } from '@bahati/game-rules/slots/definition.ts';
import type { Palette } from '@bahati/ui/patterns/palettes.ts';
import type { SlotStage, StageOptions } from '#frame/shell/slot-stage.ts';

export type SlotGame = {
  readonly definition: SlotDefinition;
  readonly figures: StatedFigures;
  /** The symbol's picture, an SVG document. */
  readonly drawing: (key: string) => string;
  /** A colour for each pay line, as 0xrrggbb. */
  readonly lineTints: readonly number[];
  /** The print along the controls. */
  readonly cloth: { readonly seed: string; readonly palette: Palette | undefined };
  /** Brings the stage's code; asked for early, it travels while the session is being opened. */
  readonly loadStage: () => Promise<(options: StageOptions) => Promise<SlotStage>>;
};

/** Undefined for a code that no game bears; throws when the game's parts cannot be fetched. */
export async function loadSlot(code: string): Promise<SlotGame | undefined> {
  if (code === 'taa-za-pwani') {
    const { taaZaPwaniSlot } = await import('#frame/games/taa-za-pwani/slot.ts');
    return taaZaPwaniSlot;
  }
  const { studioSlot } = await import('#frame/games/studio/slot.ts');
  return studioSlot(code);
}
