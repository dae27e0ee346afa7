/**
 * The room of crash as this frame knows it: what the stream tells, and the player's two bets. The
 * server decides everything; the multiple in between is the same whole-number growth it uses.
 */
import { connectLive } from '@bahati/client/live.ts';
import {
  type CrashBet,
  type CrashRound,
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
import { msToFirstLeave, multipleOf } from './round-times.ts';
import { createServerClock } from '#frame/shell/session/server-clock.ts';
import { type Slot } from './crash-slot.ts';

export type RoomState = {
  readonly isConnected: boolean;
  readonly round: CrashRound | null;
  readonly chain: CrashState['chain'];
  readonly seen: CrashState['seen'];
  readonly recent: CrashState['recent'];
};

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

const recentKept = 25;
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
  const state = createStore<RoomState>({
    isConnected: false,
    round: null,
    chain: null,
    seen: { bets: [], count: 0 },
    recent: [],
  });
  const clock = createServerClock();
  const { now } = clock;
  const slots = { 1: openSlot(1, parts, state, now), 2: openSlot(2, parts, state, now) };
  const both = [slots[1], slots[2]];
  for (const { send } of both) parts.play.join(send);
  connectLive<CrashMessage>({
    url: crashLivePath,
    token: parts.session.frameToken,
    onMessage: (message) => {
      if (message.type === 'state') clock.restart(message.state.now);
      else if (message.type === 'round' && message.round.startedAt !== null) {
        clock.hear(message.round.startedAt);
      }
      const { round: before } = state.get();
      hear(state, message);
      const { round } = state.get();
      const isNews = before?.roundId !== round?.roundId || before?.phase !== round?.phase;
      // Bets that are told come first: a slot that has one does not bet once more.
      if (round && isNews) for (const { send } of both) send(openedFor(round, false, now()));
      for (const bet of betsOf(message)) {
        slots[bet.slot === 1 ? 1 : 2].send({ type: 'told', round: bet });
      }
      if (round && isNews) for (const { send } of both) send(openedFor(round, true, now()));
    },
    onStateChange: (is) => state.set({ isConnected: is === 'connected' }),
  });
  return {
    state,
    slots,
    now,
    multiple: () => multipleOf(state.get().round, now()),
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

/** The player's own bets in a message, the oldest first. */
function betsOf(message: CrashMessage): readonly CrashBet[] {
  if (message.type === 'own') return [message.bet];
  return message.type === 'state' ? message.state.own.toReversed() : [];
}

function hear(state: Store<RoomState>, message: CrashMessage): void {
  switch (message.type) {
    case 'state': {
      const { round, chain, seen, recent } = message.state;
      return state.set({ round, chain, seen, recent });
    }
    case 'round': {
      const { round, past } = message;
      const { round: before, recent } = state.get();
      const isNext = before?.roundId !== round.roundId;
      const isKnown = recent.some(({ roundId }) => roundId === past?.roundId);
      return state.set({
        round,
        ...(isNext && { seen: { bets: [], count: 0 } }),
        ...(past && !isKnown && { recent: [past, ...recent].slice(0, recentKept) }),
      });
    }
    case 'seen':
      if (message.roundId === state.get().round?.roundId) state.set({ seen: message.seen });
      return undefined;
    case 'own':
      return undefined;
  }
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
