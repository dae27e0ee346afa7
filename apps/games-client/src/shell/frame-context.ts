/** What every screen of the frame may use. */
import { createContext, useContext } from 'react';
import type { SlotGame } from '#frame/games/games.ts';
import type { SlotSounds } from '#frame/sound/slot-sounds.ts';
import type { FrameCall, FrameSession } from './frame-session.ts';
import type { FrameTheme } from './launch.ts';
import type { Play } from './play.ts';
import type { Preferences } from './preferences.ts';
import type { Site } from './site-messages.ts';
import type { SlotStage } from './slot-stage.ts';
import type { Store } from './store.ts';

export type FrameParts = {
  readonly play: Play;
  readonly game: SlotGame;
  readonly stage: SlotStage;
  readonly canvas: HTMLCanvasElement;
  readonly session: FrameSession;
  readonly call: FrameCall;
  readonly site: Site;
  readonly sounds: SlotSounds;
  readonly preferences: Store<Preferences>;
  readonly theme: Store<{ readonly theme: FrameTheme }>;
  readonly openedAtMs: number;
  /** Server seeds this player has had revealed since the opening, by their hash. */
  readonly revealed: Map<string, string>;
};

const FrameContext = createContext<FrameParts | null>(null);

export const FrameProvider = FrameContext.Provider;

export function useFrame(): FrameParts {
  const parts = useContext(FrameContext);
  if (!parts) throw new Error('This screen stands outside the game frame.');
  return parts;
}
