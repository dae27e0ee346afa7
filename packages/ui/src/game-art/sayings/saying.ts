import type { Brush } from '@bahati/ui/game-art/brush.ts';
import type { Ramp } from '@bahati/ui/game-art/ink-drawing.ts';

/** What is added to a noun's picture: its material, and what stands behind and before it. */
export type Saying = {
  readonly ramp?: Ramp;
  readonly back?: (brush: Brush) => string;
  readonly front?: (brush: Brush) => string;
};
