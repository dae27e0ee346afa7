/** Opens the game: session, words, drawings, stage; tells how far it has come. */
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import type { BootedBet } from '#frame/bets/stage/boot-bet.ts';
import { loadBoard } from '#frame/bets/stage/boards.ts';
import { loadSlot, type SlotGame } from '#frame/games/games.ts';
import { isLive } from '#frame/live/live-codes.ts';
import type { LiveGame } from '#frame/live/live-games.ts';
import { isPool } from '#frame/pools/pool-codes.ts';
import { isSeatGame, loadSeatGame } from '#frame/seats/seat-list.ts';
import type { SeatModule } from '#frame/seats/seat-module.ts';
import { SlotSounds } from '#frame/sound/slot-sounds.ts';
import { SoundBus } from '#frame/sound/sound-bus.ts';
import type { AboutGame, FrameParts } from './frame-context.ts';
import { openFrameSession } from './session/frame-session.ts';
import type { Launch } from './session/launch.ts';
import { Play } from '#frame/shell/round/play.ts';
import { keepPreferences, type Preferences, readPreferences } from './session/preferences.ts';
import { showFigures, showMinor, toMinor } from './balance/purse.ts';
import { viewOf } from './layout/screen.ts';
import type { Site } from './session/site-messages.ts';
import type { StageWords } from './layout/slot-stage.ts';
import { createStore, type Store } from './store.ts';
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
  void loadAhead(launch.gameCode).catch(() => undefined);
  void document.fonts.load('800 40px "Bricolage Variable"').catch(() => undefined);
  const { call, session } = await openFrameSession(launch.launchToken).catch(rethrowFault);
  onProgress(sessionShare);
  const preferences = createStore(readPreferences());
  const wishes = preferences.get();
  const bus = new SoundBus(wishes);
  const found = await findGame(session.gameCode);
  const play = new Play({
    session,
    call,
    site,
    isTurbo: wishes.isTurbo,
    isGamble: wishes.isGamble,
    ...(found.bet && { bets: found.bet.game.game }),
    ...(found.bet?.autoAct && { autoAct: found.bet.autoAct }),
  });
  const sounds = new SlotSounds(bus, found.slot?.sound);
  const slot = found.slot && (await openStage(found.slot, { play, sounds, onProgress }));
  const shown = { slot, bet: found.bet, live: found.live, seats: found.seats };
  followWishes(preferences, bus, play);
  const theme = createStore({ theme: launch.theme });
  const revealed = new Map<string, string>();
  const { code, version, title } = found.about;
  return {
    play,
    about: { code, version, title },
    ...shown,
    room: launch.room,
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

/** Its shared rounds have a screen of their own. */
const crashCode = 'crash';

/** Brings the board of a live table. */
async function loadTable(code: string): Promise<LiveGame> {
  const { loadLive } = await import('#frame/live/live-games.ts');
  return loadLive(code);
}

async function loadAhead(code: string): Promise<void> {
  if (isSeatGame(code)) {
    await Promise.all([import('#frame/seats/seats-screen.tsx'), loadSeatGame(code)]);
    return;
  }
  if (isLive(code)) {
    await Promise.all([import('#frame/live/live-screen.tsx'), loadTable(code)]);
    return;
  }
  if (isPool(code)) {
    await import('#frame/pools/pool-screen.tsx');
    return;
  }
  if (code === crashCode || (await loadBoard(code))) return;
  await Promise.all([
    import('./game-screen.tsx'),
    loadSlot(code).then((slot) => slot?.loadStage()),
  ]);
}

/** At most one of them is there: the kind of game it is. */
type Kinds = {
  readonly slot: SlotGame | null;
  readonly bet: BootedBet | null;
  readonly live: LiveGame | null;
  readonly seats: SeatModule | null;
};

type Found = Kinds & { readonly about: AboutGame };

const none: Kinds = { slot: null, bet: null, live: null, seats: null };

async function findGame(code: string): Promise<Found> {
  const failed = (cause: unknown) => {
    throw new BootError('connection', cause);
  };
  if (code === crashCode) {
    const { crash } = await import('@bahati/game-rules/originals/crash/crash.rules.ts').catch(
      failed,
    );
    return { ...none, about: crash };
  }
  if (isLive(code)) {
    const live = await loadTable(code).catch(failed);
    const { version } = live.module.game;
    return { ...none, about: { code, version, title: live.table.title }, live };
  }
  if (isSeatGame(code)) {
    const seats = await loadSeatGame(code).catch(failed);
    const { version, offer } = seats;
    return { ...none, about: { code, version, title: offer.title }, seats };
  }
  if (isPool(code)) {
    const { waterOf } = await import('@bahati/game-rules/fishing/species/waters.ts').catch(failed);
    return { ...none, about: waterOf(code) };
  }
  const board = await loadBoard(code).catch(failed);
  if (board) {
    const { bootBet } = await import('#frame/bets/stage/boot-bet.ts').catch(failed);
    return { ...none, about: board.game, bet: bootBet(board) };
  }
  const slot = await loadSlot(code).catch(failed);
  if (!slot) throw new BootError('unknown_game');
  const { id, version, title } = slot.definition;
  return { ...none, about: { code: id, version, title }, slot };
}

type StageWishes = {
  readonly play: Play;
  readonly sounds: SlotSounds;
  readonly onProgress: (share: number) => void;
};

async function openStage(game: SlotGame, { play, sounds, onProgress }: StageWishes) {
  const canvas = document.createElement('canvas');
  const { currency } = play;
  const createStage = await game.loadStage().catch((cause: unknown) => {
    throw new BootError('connection', cause);
  });
  const stage = await createStage({
    canvas,
    view: viewOf(window.innerWidth, window.innerHeight, game.definition.progressive !== undefined),
    isReduced: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    words: () => stageWords(game.definition.title),
    formatAmount: (minor) => showMinor(minor, currency, currentLanguage()),
    formatShort: (minor) => showFigures(minor, currency, currentLanguage()),
    toMinor: (wire) => toMinor(wire, currency),
    events: {
      onCue: (cue) => sounds.hear(cue),
      onWinShown: (win) => play.meter.set({ win, isFinal: false }),
      onFreeSpins: (freeSpins) => play.send({ type: 'free-spins', freeSpins }),
    },
    onProgress: (share) => onProgress(moduleShare + (1 - moduleShare) * share),
  }).catch((cause: unknown) => {
    throw new BootError('no_graphics', cause);
  });
  return { game, stage, canvas };
}

/** What the player wishes is kept, and heard by those it concerns. */
function followWishes(preferences: Store<Preferences>, bus: SoundBus, play: Play): void {
  preferences.subscribe(() => {
    const wishes = preferences.get();
    keepPreferences(wishes);
    bus.setWishes(wishes);
    play.send({ type: 'turbo-set', isTurbo: wishes.isTurbo });
    play.send({ type: 'gamble-set', isGamble: wishes.isGamble });
  });
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
    holdAndSpin: say('hold_and_spin'),
    respinsLeft: (count) => say('respins', { count }),
    jackpots: {
      mini: say('jackpot_mini'),
      minor: say('jackpot_minor'),
      major: say('jackpot_major'),
      grand: say('jackpot_grand'),
    },
    respin: say('respin'),
    bookOpens: say('book_opens'),
  };
}
