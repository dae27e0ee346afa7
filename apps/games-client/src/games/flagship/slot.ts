/** A flagship as the frame knows games: rules, figures, pictures and the way to its stage. */
import type { Flagship } from '@bahati/game-rules/slots/flagships/flagship.ts';
import type { SlotGame } from '#frame/games/games.ts';
import type { Light } from '#frame/games/studio/colours.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import { drawingOf, type SymbolDrawings } from '#frame/slots/symbol-drawings.ts';
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import type { FlagshipArt } from './look.ts';

type Parts = {
  /** The symbols as SVG documents of 200 × 200, by the keys that game-rules gives them. */
  readonly drawings: SymbolDrawings;
  readonly light: Light;
  readonly sound: SoundTheme;
  /** Brings place and frame, which only the stage needs. */
  readonly loadArt: () => Promise<FlagshipArt>;
};

export function flagshipSlot(
  { definition, figures }: Flagship,
  { drawings, light, sound, loadArt }: Parts,
): SlotGame {
  const drawing = drawingOf(drawings);
  return {
    definition,
    figures,
    drawing,
    lineTints,
    sound,
    cloth: { seed: definition.id, palette: light.cloth },
    async loadStage() {
      const [{ createSlotStage }, { flagshipLook }, art] = await Promise.all([
        import('#frame/slots/slot-stage-show.ts'),
        import('./look.ts'),
        loadArt(),
      ]);
      return (options) => createSlotStage(flagshipLook(definition, drawing, art), options);
    },
  };
}
