/** What every screen of the frame may use. */
import { createContext, useContext } from 'react';
import type { Words } from '@bahati/game-rules/words.ts';
import type { BetStage } from '#frame/bets/stage/bet-stage.ts';
import type { BetModule } from '#frame/bets/stage/board.ts';
import type { SlotGame } from '#frame/games/games.ts';
import type { LiveGame } from '#frame/live/live-games.ts';
import type { SeatModule } from '#frame/seats/seat-module.ts';
import type { SlotSounds } from '#frame/sound/slot-sounds.ts';
import type { FrameCall, FrameSession } from './session/frame-session.ts';
import type { FrameTheme } from './session/launch.ts';
import type { Play } from '#frame/shell/round/play.ts';
import type { Preferences } from './session/preferences.ts';
import type { Site } from './session/site-messages.ts';
import type { SlotStage } from './layout/slot-stage.ts';
import type { Store } from './store.ts';

/** What stands for the game wherever its kind does not matter. */
export type AboutGame = {
  readonly code: string;
  readonly version: number;
  readonly title: Words;
};

type SlotParts = {
  readonly game: SlotGame;
  readonly stage: SlotStage;
  readonly canvas: HTMLCanvasElement;
};

type BetParts = { readonly game: BetModule; readonly stage: BetStage };

export type FrameParts = {
  readonly play: Play;
  readonly about: AboutGame;
  /** Just one of these is there; none in crash and fishing, whose screens have their own rooms. */
  readonly slot: SlotParts | null;
  readonly bet: BetParts | null;
  readonly live: LiveGame | null;
  readonly seats: SeatModule | null;
  /** The room the player was sent to (`Launch.room`). */
  readonly room: string | null;
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

/** What screens of slots may use besides. */
export function useSlot(): SlotParts {
  const { slot } = useFrame();
  if (!slot) throw new Error('This screen is for slots.');
  return slot;
}

/** What screens of bet games may use besides. */
export function useBet(): BetParts {
  const { bet } = useFrame();
  if (!bet) throw new Error('This screen is for bet games.');
  return bet;
}

/** What screens of live tables may use besides. */
export function useLive(): LiveGame {
  const { live } = useFrame();
  if (!live) throw new Error('This screen is for live tables.');
  return live;
}
