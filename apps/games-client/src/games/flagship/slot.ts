/** A flagship as the frame knows games: rules, figures, pictures and the way to its stage. */
import type { Flagship } from '@bahati/game-rules/slots/flagships/flagship.ts';
import type { SlotGame } from '#frame/games/games.ts';
import type { Light } from '#frame/games/studio/colours.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import type { SoundTheme } from '#frame/sound/sound-theme.ts';
import type { FlagshipArt } from './look.ts';

type Parts = {
  readonly drawing: (key: string) => string;
  readonly light: Light;
  readonly sound: SoundTheme;
  /** Brings place and frame, which only the stage needs. */
  readonly loadArt: () => Promise<FlagshipArt>;
};

export function flagshipSlot(
  { definition, figures }: Flagship,
  { drawing, light, sound, loadArt }: Parts,
): SlotGame {
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
      return (options) => createSlotStage(flagshipLook(definition, art), options);
    },
  };
}
