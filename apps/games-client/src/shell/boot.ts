/** Opens the game: session, words, drawings, stage; tells how far it has come. */
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import { loadSlot } from '#frame/games/games.ts';
import { SlotSounds } from '#frame/sound/slot-sounds.ts';
import { SoundBus } from '#frame/sound/sound-bus.ts';
import type { FrameParts } from './frame-context.ts';
import { openFrameSession } from './frame-session.ts';
import type { Launch } from './launch.ts';
import { Play } from './play.ts';
import { keepPreferences, readPreferences } from './preferences.ts';
import { showMinor, toMinor } from './purse.ts';
import { viewOf } from './screen.ts';
import type { Site } from './site-messages.ts';
import type { StageWords } from './slot-stage.ts';
import { createStore } from './store.ts';
import { currentLanguage, say } from './words.ts';

export type BootFault = 'token' | 'maintenance' | 'unknown_game' | 'connection' | 'no_graphics';

export class BootError extends Error {
  readonly fault: BootFault;
  constructor(fault: BootFault, cause?: unknown) {
    super(`The game could not be opened: ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** The share of the loading bar that opening the session is worth. */
const sessionShare = 0.16;
const moduleShare = 0.3;

export async function boot(
  launch: Launch,
  site: Site,
  onProgress: (share: number) => void,
): Promise<FrameParts> {
  const openedAtMs = Date.now();
  onProgress(0.04);
  // Asked for ahead; should it fail, the same wish below says so.
  void loadSlot(launch.gameCode)
    .then((wished) => wished?.loadStage())
    .catch(() => undefined);
  void document.fonts.load('800 40px "Bricolage Variable"').catch(() => undefined);
  const { call, session } = await openFrameSession(launch.launchToken).catch(rethrowFault);
  onProgress(sessionShare);
  const game = await loadSlot(session.gameCode).catch((cause: unknown) => {
    throw new BootError('connection', cause);
  });
  if (!game) throw new BootError('unknown_game');
  const preferences = createStore(readPreferences());
  const bus = new SoundBus(preferences.get());
  const sounds = new SlotSounds(bus);
  const play = new Play({ session, call, site, isTurbo: preferences.get().isTurbo });
  const canvas = document.createElement('canvas');
  const { currency } = session;
  const createStage = await game.loadStage().catch((cause: unknown) => {
    throw new BootError('connection', cause);
  });
  const stage = await createStage({
    canvas,
    view: viewOf(window.innerWidth, window.innerHeight),
    isReduced: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    words: () => stageWords(game.definition.title),
    formatAmount: (minor) => showMinor(minor, currency, currentLanguage()),
    toMinor: (wire) => toMinor(wire, currency),
    events: {
      onCue: (cue) => sounds.hear(cue),
      onWinShown: (win) => play.meter.set({ win, isFinal: false }),
      onFreeSpins: (freeSpins) => play.state.set({ freeSpins }),
    },
    onProgress: (share) => onProgress(moduleShare + (1 - moduleShare) * share),
  }).catch((cause: unknown) => {
    throw new BootError('no_graphics', cause);
  });
  preferences.subscribe(() => {
    const wishes = preferences.get();
    keepPreferences(wishes);
    bus.setWishes(wishes);
    play.setTurbo(wishes.isTurbo);
  });
  const theme = createStore({ theme: launch.theme });
  const revealed = new Map<string, string>();
  return {
    play,
    game,
    stage,
    canvas,
    session,
    call,
    site,
    sounds,
    preferences,
    theme,
    openedAtMs,
    revealed,
  };
}

function rethrowFault(error: unknown): never {
  if (error instanceof UnreachableError) throw new BootError('connection', error);
  if (!(error instanceof RefusedError)) throw new BootError('connection', error);
  if (error.code === 'game_under_maintenance') throw new BootError('maintenance', error);
  if (error.code === 'retry') throw new BootError('connection', error);
  throw new BootError('token', error);
}

function stageWords(title: { readonly en: string; readonly sw: string }): StageWords {
  return {
    title: title[currentLanguage()],
    freeSpins: say('stage_free_spins'),
    multiplied: (multiplier) => say('stage_multiplied', { multiplier }),
    freeSpinOf: (count) =>
      say(count.multiplier > 1 ? 'stage_free_spin_of' : 'stage_free_spin_plain', { ...count }),
    bigWin: say('stage_big_win'),
    hugeWin: say('stage_huge_win'),
    youWon: say('stage_you_won'),
  };
}
