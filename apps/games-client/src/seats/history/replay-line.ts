/** The line of a table that is replayed: it tells the steps of a hand that is over, one by one. */
import type { Replay, ReplayStep } from '@bahati/contract/games-frame/hand-history.ts';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { Line } from '#frame/rooms/line/room-connection.ts';
import type { SeatLine } from '#frame/seats/room/seat-room.ts';
import { createStore } from '#frame/shell/store.ts';

export type Told = Omit<Replay, 'steps'>;

export type ReplayLine = SeatLine & { readonly tell: (step: ReplayStep) => void };

const nothing = '0.00';

/** Nothing may be said in it: a word is never answered as done. */
export function openReplayLine(hand: Told): ReplayLine {
  const line = createStore<Line<SeatsView, SeatsOwn>>({
    is: 'connected',
    ended: null,
    lagMs: null,
    room: null,
  });
  return {
    line,
    roomId: '',
    now: () => Date.parse(hand.at),
    act: () => Promise.resolve({ is: 'unknown' }),
    say: () => undefined,
    close: () => undefined,
    tell(step) {
      const version = step.step;
      line.set({ room: { version, view: viewAt(hand, step), own: ownAt(hand, step) } });
    },
  };
}

export const isLast = ({ stepCount }: Told, { step }: ReplayStep): boolean =>
  step === stepCount - 1;

function viewAt(hand: Told, step: ReplayStep): SeatsView {
  const isOver = isLast(hand, step);
  const { number, dealt, deck, seed } = hand;
  return {
    limits: { minimum: nothing, maximum: nothing, seats: hand.seats, turnMs: 0 },
    settings: hand.settings,
    seats: dealt.map(({ seat, name, isBot }) => ({
      seat,
      name,
      isBot,
      // Beside the hand; once it is over he has there what it left him.
      stack: (isOver && hand.result.stacks.find((each) => each.seat === seat)?.stack) || nothing,
      isAway: false,
      isLeaving: false,
      isAsking: false,
      bankMs: 0,
    })),
    hand: {
      number,
      step: step.step,
      turn: step.turn,
      turnEndsAt: null,
      view: step.view,
      events: step.events,
      earlier: [],
      dealt,
      isOver,
      isVoided: hand.isVoided && isOver,
      result: isOver ? hand.result : null,
      nextAt: null,
    },
    deck: deck && { hand: number, ...deck, opened: isOver ? deck.opened : [] },
    seed: seed && { hand: number, ...seed, seed: isOver ? seed.seed : null },
    isPaused: false,
    inviteCode: null,
    mayHaveBots: false,
  };
}

function ownAt(hand: Told, step: ReplayStep): SeatsOwn {
  return {
    seat: hand.ownSeat,
    opened: [],
    view: withoutOptions(step.own),
    at: { hand: hand.number, step: step.step },
    brought: nothing,
    balance: null,
  };
}

/** What could be done then cannot be done now. */
function withoutOptions(own: unknown): unknown {
  const { options, ...seen } = own as { options?: unknown };
  return { ...seen, options: Array.isArray(options) ? [] : null };
}
