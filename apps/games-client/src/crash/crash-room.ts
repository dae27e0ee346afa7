/**
 * The room of crash as this frame knows it: what the stream tells, and the player's two bets. The
 * server decides everything; the multiple in between is the same whole-number growth it uses.
 */
import { connectLive } from '@bahati/client/live.ts';
import {
  type CrashBet,
  type CrashFlight,
  type CrashMessage,
  type CrashState,
  crashLivePath,
} from '@bahati/contract/games-frame/crash.ts';
import type { FrameCall, FrameSession } from '#frame/shell/session/frame-session.ts';
import type { Play } from '#frame/shell/round/play.ts';
import { roundMachine } from '#frame/shell/round/round-machine.ts';
import { RoundRunner } from '#frame/shell/round/round-runner.ts';
import { firstRound, type RoundState } from '#frame/shell/round/round-state.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { crashPerformer } from './crash-performer.ts';
import { crashRules } from './crash-rules.ts';
import { msToFirstLeave, multipleOf } from './flight-times.ts';
import { createServerClock } from './server-clock.ts';

export type Slot = 1 | 2;

export type RoomState = {
  readonly isConnected: boolean;
  readonly flight: CrashFlight | null;
  readonly chain: CrashState['chain'];
  readonly seen: CrashState['seen'];
  readonly recent: CrashState['recent'];
};

/** The life of the bet in one slot, from flight to flight. */
export type SlotRunner = RoundRunner<CrashBet>;

export type CrashRoom = {
  readonly state: Store<RoomState>;
  readonly slots: Readonly<Record<Slot, SlotRunner>>;
  /** The server's clock in milliseconds. */
  readonly now: () => number;
  /** The multiple of the flight in hundredths. */
  readonly multiple: () => number;
  readonly close: () => void;
};

type Parts = { readonly session: FrameSession; readonly call: FrameCall; readonly play: Play };

const recentKept = 25;
/** A flight that is about to close is left alone by bets that wait; they are for the next. */
const aboutToCloseMs = 300;

export function openRoom(parts: Parts): CrashRoom {
  const state = createStore<RoomState>({
    isConnected: false,
    flight: null,
    chain: null,
    seen: { bets: [], count: 0 },
    recent: [],
  });
  const clock = createServerClock();
  const { now } = clock;
  const slots = { 1: openSlot(1, parts, state, now), 2: openSlot(2, parts, state, now) };
  const both = [slots[1], slots[2]];
  const left = both.map(({ send }) => parts.play.join(send));
  const live = connectLive<CrashMessage>({
    url: crashLivePath,
    token: parts.session.frameToken,
    onMessage: (message) => {
      if (message.type === 'state') clock.restart(message.state.now);
      else if (message.type === 'flight' && message.flight.startedAt !== null) {
        clock.hear(message.flight.startedAt);
      }
      const { flight: before } = state.get();
      hear(state, message);
      const { flight } = state.get();
      const isNews = before?.flightId !== flight?.flightId || before?.phase !== flight?.phase;
      // Bets that are told come first: a slot that has one does not bet once more.
      if (flight && isNews) for (const { send } of both) send(openedFor(flight, false, now()));
      for (const bet of betsOf(message)) {
        slots[bet.slot === 1 ? 1 : 2].send({ type: 'told', round: bet });
      }
      if (flight && isNews) for (const { send } of both) send(openedFor(flight, true, now()));
    },
    onStateChange: (is) => state.set({ isConnected: is === 'connected' }),
  });
  return {
    state,
    slots,
    now,
    multiple: () => multipleOf(state.get().flight, now()),
    close: () => {
      live.close();
      for (const leave of left) leave();
    },
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
      msToCashOut: () => msToFirstLeave(state.get().flight, now()),
    }),
  });
}

function openedFor(
  { flightId: sharedRoundId, phase, closesAt }: CrashFlight,
  mayOpen: boolean,
  now: number,
) {
  const isOpen = mayOpen && phase === 'betting' && Date.parse(closesAt) - now >= aboutToCloseMs;
  return { type: 'shared-round', sharedRoundId, isOpen } as const;
}

/** The player's own bets in a message, the oldest first. */
function betsOf(message: CrashMessage): readonly CrashBet[] {
  if (message.type === 'own') return [message.bet];
  return message.type === 'state' ? message.state.own.toReversed() : [];
}

function hear(state: Store<RoomState>, message: CrashMessage): void {
  switch (message.type) {
    case 'state': {
      const { flight, chain, seen, recent } = message.state;
      return state.set({ flight, chain, seen, recent });
    }
    case 'flight': {
      const { flight, past } = message;
      const { flight: before, recent } = state.get();
      const isNext = before?.flightId !== flight.flightId;
      const isKnown = recent.some(({ flightId }) => flightId === past?.flightId);
      return state.set({
        flight,
        ...(isNext && { seen: { bets: [], count: 0 } }),
        ...(past && !isKnown && { recent: [past, ...recent].slice(0, recentKept) }),
      });
    }
    case 'seen':
      if (message.flightId === state.get().flight?.flightId) state.set({ seen: message.seen });
      return undefined;
    case 'own':
      return undefined;
  }
}

/** The newest bet of a slot on this flight, as far as it is known; null: none yet. */
export function betOf({ phase }: RoundState<CrashBet>): CrashBet | null {
  return 'round' in phase ? phase.round : null;
}

/** A question about the bet of a slot is under way. */
export function isAsking({ phase }: RoundState<CrashBet>): boolean {
  return phase.at === 'checking' || phase.at === 'placing' || phase.at === 'sending';
}
