/**
 * The room of crash as this frame knows it: what its line tells, and the player's two bets. The
 * server decides everything; the multiple in between is the same whole-number growth it uses.
 */
import type {
  CrashBet,
  CrashRoomOwn,
  CrashRoomView,
  CrashRound,
} from '@bahati/contract/games-frame/crash.ts';
import { openBrowserSocket, watchBrowser } from '#frame/rooms/line/browser-socket.ts';
import { type EndCode, RoomConnection } from '#frame/rooms/line/room-connection.ts';
import type { FrameCall, FrameSession } from '#frame/shell/session/frame-session.ts';
import type { Play } from '#frame/shell/round/play.ts';
import { roundMachine } from '#frame/shell/round/round-machine.ts';
import { RoundRunner } from '#frame/shell/round/round-runner.ts';
import { firstRound, type RoundState } from '#frame/shell/round/round-state.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { crashPerformer } from './crash-performer.ts';
import { crashRules } from './crash-rules.ts';
import { msToFirstLeave, multipleOf } from './round-times.ts';
import { type Slot } from './crash-slot.ts';

export type RoomState = CrashRoomView & {
  readonly isConnected: boolean;
  /** Why there is nothing to come back to; null: there is. */
  readonly ended: EndCode | null;
};

const nothingSeen: CrashRoomView = {
  round: null,
  chain: null,
  seen: { bets: [], count: 0 },
  recent: [],
  isPaused: false,
};

type CrashLine = RoomConnection<CrashRoomView, CrashRoomOwn>;
type Told =
  | { t: 'room'; view: CrashRoomView; own: CrashRoomOwn }
  | { t: 'news'; view: Partial<CrashRoomView> }
  | { t: 'own'; own: CrashRoomOwn };

/** The life of the bet in one slot, from round to round. */
export type SlotRunner = RoundRunner<CrashBet>;

export type CrashRoom = {
  readonly state: Store<RoomState>;
  readonly slots: Readonly<Record<Slot, SlotRunner>>;
  /** The server's clock in milliseconds. */
  readonly now: () => number;
  /** The multiple of the round in hundredths. */
  readonly multiple: () => number;
};

type Parts = { readonly session: FrameSession; readonly call: FrameCall; readonly play: Play };

/** A round that is about to close is left alone by bets that wait; they are for the next. */
const aboutToCloseMs = 300;

const rooms = new WeakMap<Play, CrashRoom>();

/**
 * The one room of a play. A room counts what it hears, and a screen may begin to render more than
 * once: with two rooms each bet would count twice.
 */
export function roomOf(parts: Parts): CrashRoom {
  const known = rooms.get(parts.play);
  if (known) return known;
  const opened = openRoom(parts);
  rooms.set(parts.play, opened);
  return opened;
}

function openRoom(parts: Parts): CrashRoom {
  const state = createStore<RoomState>({ isConnected: false, ended: null, ...nothingSeen });
  const line: { current: CrashLine | null } = { current: null };
  const now = () => line.current?.now() ?? Date.now();
  const slots = { 1: openSlot(1, parts, state, now), 2: openSlot(2, parts, state, now) };
  const both = [slots[1], slots[2]];
  for (const { send } of both) parts.play.join(send);
  const hearBets = newsOfBets();
  const hear = (message: Told): void => {
    const { round: before } = state.get();
    if (message.t === 'room' || message.t === 'news') state.set(message.view);
    const { round } = state.get();
    const isNews = before?.roundId !== round?.roundId || before?.phase !== round?.phase;
    // Bets that are told come first: a slot that has one does not bet once more.
    if (round && isNews) for (const { send } of both) send(openedFor(round, false, now()));
    for (const bet of hearBets(message, round)) {
      slots[bet.slot === 1 ? 1 : 2].send({ type: 'told', round: bet });
    }
    if (round && isNews) for (const { send } of both) send(openedFor(round, true, now()));
  };
  void findRoom(parts.call).then((room) => {
    line.current = new RoomConnection<CrashRoomView, CrashRoomOwn>({
      room,
      token: parts.session.frameToken,
      openSocket: openBrowserSocket,
      watch: watchBrowser,
      onTold: (told) => told.t !== 'frames' && hear(told as Told),
    });
    const follow = () => {
      const { is, ended } = line.current?.line.get() ?? {};
      state.set({ isConnected: is === 'connected', ended: ended ?? null });
      if (ended === 'unauthenticated') parts.play.session.set({ ending: 'session' });
    };
    line.current.line.subscribe(follow);
    follow();
  });
  return {
    state,
    slots,
    now,
    multiple: () => multipleOf(state.get().round, now()),
  };
}

const firstPauseMs = 500;
const longestPauseMs = 8_000;

/** There is one room of crash in a currency. Asked for until it is told, as long as the page lives. */
async function findRoom(call: FrameCall): Promise<string> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const listed = await call('GET /frame/v1/rooms').catch(() => null);
    const room = listed?.rooms[0]?.roomId;
    if (room !== undefined) return room;
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

/** Bets as a message tells them, the oldest first: of a whole room those of its round alone. */
function newsOfBets() {
  const known = new Map<string, string>();
  return (message: Told, round: CrashRound | null): readonly CrashBet[] => {
    if (message.t === 'news') return [];
    const { bets } = message.own;
    const told = bets.filter((bet) => known.get(bet.betId) !== JSON.stringify(bet));
    known.clear();
    for (const bet of bets) known.set(bet.betId, JSON.stringify(bet));
    return message.t === 'own' ? told : bets.filter(({ roundId }) => roundId === round?.roundId);
  };
}

function openSlot(
  slot: Slot,
  { play, call }: Parts,
  state: Store<RoomState>,
  now: () => number,
): SlotRunner {
  return new RoundRunner<CrashBet>({
    session: play.session,
    first: firstRound(play.round.get().stake, null),
    reduce: roundMachine(crashRules(play.rules)),
    perform: crashPerformer({
      call,
      currency: play.currency,
      slot,
      msToCashOut: () => msToFirstLeave(state.get().round, now()),
    }),
  });
}

function openedFor(
  { roundId: sharedRoundId, phase, closesAt }: CrashRound,
  mayOpen: boolean,
  now: number,
) {
  const isOpen = mayOpen && phase === 'betting' && Date.parse(closesAt) - now >= aboutToCloseMs;
  return { type: 'shared-round', sharedRoundId, isOpen } as const;
}

/** The newest bet of a slot on this round, as far as it is known; null: none yet. */
export function betOf({ phase }: RoundState<CrashBet>): CrashBet | null {
  return 'round' in phase ? phase.round : null;
}

/** The bet of a slot flies, and may still be cashed out. */
export function isBetOn(state: RoundState<CrashBet>): boolean {
  return betOf(state)?.state === 'active';
}

/** A question about the bet of a slot is under way. */
export function isAsking({ phase }: RoundState<CrashBet>): boolean {
  return phase.at === 'checking' || phase.at === 'placing' || phase.at === 'sending';
}
