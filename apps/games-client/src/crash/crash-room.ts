/**
 * The room of crash as this frame knows it: what the stream tells, and what the player asks. The
 * server decides everything; the multiple in between is the same whole-number growth it uses.
 */
import { connectLive } from '@bahati/client/live.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import {
  type CrashBet,
  type CrashRound,
  type CrashMessage,
  type CrashState,
  crashLivePath,
} from '@bahati/contract/games-frame/crash.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { FrameCall, FrameSession } from '#frame/shell/frame-session.ts';
import type { Play } from '#frame/shell/play.ts';
import { toMinor } from '#frame/shell/purse.ts';
import { meaningOf } from '#frame/shell/refusal-meaning.ts';
import { requestRound } from '#frame/shell/round-request.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { msToFirstLeave, multipleOf } from './round-times.ts';
import { createServerClock } from './server-clock.ts';

export type Slot = 1 | 2;

export type RoomState = {
  readonly isConnected: boolean;
  readonly round: CrashRound | null;
  readonly chain: CrashState['chain'];
  readonly seen: CrashState['seen'];
  readonly recent: CrashState['recent'];
  /** The newest bet of each slot on this round. */
  readonly bets: Readonly<Partial<Record<Slot, CrashBet>>>;
  /** Slots whose question is under way. */
  readonly asking: Readonly<Partial<Record<Slot, true>>>;
};

export type Wish = { readonly stake: bigint; readonly target: number | null };

export type CrashRoom = {
  readonly state: Store<RoomState>;
  /** The server's clock in milliseconds. */
  readonly now: () => number;
  /** The multiple of the round in hundredths. */
  readonly multiple: () => number;
  readonly bet: (slot: Slot, wish: Wish) => Promise<void>;
  /** Asked before the lowest multiple, it leaves at that. */
  readonly cashOut: (slot: Slot) => Promise<void>;
  readonly close: () => void;
};

type Parts = { readonly session: FrameSession; readonly call: FrameCall; readonly play: Play };

const recentKept = 25;
const pauseMs = 400;

export function openRoom(parts: Parts): CrashRoom {
  const { session, play } = parts;
  const state = createStore<RoomState>({
    isConnected: false,
    round: null,
    chain: null,
    seen: { bets: [], count: 0 },
    recent: [],
    bets: {},
    asking: {},
  });
  const clock = createServerClock();
  const { now } = clock;
  const keep = (bet: CrashBet) => keepBet(state, play, bet);
  const live = connectLive<CrashMessage>({
    url: crashLivePath,
    token: session.frameToken,
    onMessage: (message) => {
      if (message.type === 'state') clock.restart(message.state.now);
      else if (message.type === 'round' && message.round.startedAt !== null) {
        clock.hear(message.round.startedAt);
      }
      hear(state, message, keep);
    },
    onStateChange: (is) => state.set({ isConnected: is === 'connected' }),
  });
  return {
    state,
    now,
    multiple: () => multipleOf(state.get().round, now()),
    ...asks(parts, state, { now, keep }),
    close: () => live.close(),
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function hear(state: Store<RoomState>, message: CrashMessage, keep: (bet: CrashBet) => void): void {
  switch (message.type) {
    case 'state': {
      const { round, chain, seen, recent, own } = message.state;
      state.set({ round, chain, seen, recent });
      for (const bet of own.toReversed()) keep(bet);
      return;
    }
    case 'round': {
      const { round, past } = message;
      const { round: before, recent } = state.get();
      const isNext = before?.roundId !== round.roundId;
      const isKnown = recent.some(({ roundId }) => roundId === past?.roundId);
      state.set({
        round,
        ...(isNext && { bets: {}, seen: { bets: [], count: 0 } }),
        ...(past && !isKnown && { recent: [past, ...recent].slice(0, recentKept) }),
      });
      return;
    }
    case 'seen':
      if (message.roundId === state.get().round?.roundId) state.set({ seen: message.seen });
      return;
    case 'own':
      return keep(message.bet);
  }
}

const ranks = { asking: 0, active: 1, returned: 2, refused: 2, cashed_out: 2, lost: 2 } as const;

/** News may come twice and out of order: a bet never goes back. */
function keepBet(state: Store<RoomState>, play: Play, bet: CrashBet): void {
  const { bets, round } = state.get();
  const slot: Slot = bet.slot === 1 ? 1 : 2;
  if (round && BigInt(bet.roundId) < BigInt(round.roundId)) return void play.refreshBalance();
  const known = bets[slot];
  if (known?.betId === bet.betId && ranks[known.state] > ranks[bet.state]) return;
  state.set({ bets: { ...bets, [slot]: bet } });
  countMoney(play, known?.betId === bet.betId ? known : undefined, bet);
}

/** What was staked and won since the opening, each bet once. */
function countMoney(play: Play, known: CrashBet | undefined, bet: CrashBet): void {
  const { staked, won } = play.state.get();
  const stake = toMinor(bet.stake, play.currency);
  const isTaken = bet.state === 'active' || bet.state === 'cashed_out' || bet.state === 'lost';
  const wasTaken = known !== undefined && known.state !== 'asking';
  if (isTaken && !wasTaken) play.state.set({ staked: staked + stake });
  if (bet.state === 'returned' && wasTaken && known.state === 'active') {
    play.state.set({ staked: staked - stake });
  }
  if (bet.state === 'cashed_out' && known?.state !== 'cashed_out') {
    play.state.set({ won: won + toMinor(bet.payout ?? '0', play.currency) });
  }
  if (bet.balance !== null && bet.balance !== known?.balance) {
    play.state.set({ balance: toMinor(bet.balance, play.currency) });
  }
}

function asks(
  { call, play }: Parts,
  state: Store<RoomState>,
  { now, keep }: { now: () => number; keep: (bet: CrashBet) => void },
): Pick<CrashRoom, 'bet' | 'cashOut'> {
  const hooks = {
    onWaiting: (waiting: 'connection' | 'wallet' | null) => play.state.set({ waiting }),
    pause: (ms: number) => wait(Math.min(ms, pauseMs)),
  };
  const whileAsking = async (slot: Slot, ask: () => Promise<CrashBet>) => {
    if (state.get().asking[slot]) return;
    state.set({ asking: { ...state.get().asking, [slot]: true } });
    try {
      keep(await ask());
    } catch (error) {
      refused(play, error);
    } finally {
      const { [slot]: _, ...asking } = state.get().asking;
      state.set({ asking });
    }
  };
  return {
    bet: (slot, { stake, target }) =>
      whileAsking(slot, async () => {
        const roundId = state.get().round?.roundId ?? '';
        const body = {
          idempotencyKey: crypto.randomUUID(),
          roundId,
          slot,
          stake: toDecimal(stake, play.currency),
          ...(target !== null && { target: toDecimal(BigInt(target), 'KES') }),
        };
        play.state.set({ cost: stake, trouble: null });
        return requestRound(
          (sent: typeof body) => call('POST /frame/v1/crash/bets', { body: sent }),
          body,
          hooks,
        );
      }),
    cashOut: (slot) =>
      whileAsking(slot, async () => {
        const { bets, round } = state.get();
        const betId = bets[slot]?.betId ?? '';
        await wait(msToFirstLeave(round, now()));
        return requestRound(
          (sent: { betId: string }) => call('POST /frame/v1/crash/cash-outs', { body: sent }),
          { betId },
          hooks,
        );
      }),
  };
}

/** What the screen shows by itself: the round is over, the betting is closed. */
const plain = new Set([
  'round_over',
  'cash_out_too_early',
  'bet_not_active',
  'betting_closed',
  'bet_placed',
]);

function refused(play: Play, error: unknown): void {
  if (error instanceof RefusedError && plain.has(error.code)) return;
  const meaning = meaningOf(error);
  if (meaning.means === 'ending') play.state.set({ ending: meaning.ending });
  else if (meaning.means === 'limit') {
    play.state.set({ trouble: meaning.trouble, limitPeriod: meaning.period });
  } else if (meaning.means === 'stake') {
    play.keepWithin(meaning.bounds);
  } else if (meaning.means === 'trouble') {
    const isLate = error instanceof RefusedError && error.code === 'bet_too_late';
    play.state.set({ trouble: isLate ? 'round_voided' : meaning.trouble });
  }
  void play.refreshBalance();
}
