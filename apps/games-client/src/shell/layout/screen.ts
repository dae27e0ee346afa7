/** How the frame divides its screen between stage and controls. Pure. */
import type { View } from './slot-stage.ts';

export type ScreenMode = 'portrait' | 'compact' | 'wide';

export type Screen = {
  readonly mode: ScreenMode;
  /** Height of the strip above and of the controls below, in points. */
  readonly top: number;
  readonly bottom: number;
};

export function screenOf(width: number, height: number): Screen {
  if (height > width) return { mode: 'portrait', top: 52, bottom: height < 700 ? 186 : 206 };
  if (height < 500) return { mode: 'compact', top: 34, bottom: 62 };
  return { mode: 'wide', top: 48, bottom: 98 };
}

/** What the meters of a game with jackpot pools take off the stage, in points. */
const metersHeight = { portrait: 72, wide: 50, compact: 0 } as const;

export function viewOf(width: number, height: number, hasMeters = false): View {
  const { mode, bottom, ...screen } = screenOf(width, height);
  const top = screen.top + (hasMeters ? metersHeight[mode] : 0);
  // A phone on its side keeps its strip at the left edge, where no reel stands.
  return { width, height, top: mode === 'compact' ? 6 : top, bottom, left: 0, right: 0 };
}
