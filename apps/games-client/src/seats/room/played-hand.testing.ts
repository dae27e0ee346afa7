/** Hands as a room tells them, played by the rules themselves. */
import type { SeatsOwn, SeatsView, SeenHand } from '@bahati/contract/games-frame/seats.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import {
  type SeatLevel,
  type SeatOffer,
  seatOfferOf,
} from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { SeatedPlayer, SeatEvent, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { tellAmounts } from './tell-amounts.ts';

export type Played = { readonly view: SeatsView; readonly own: SeatsOwn };

type Scene = {
  /** Which level of stakes, by its unit in minor units of KES. */
  readonly unit: bigint;
  readonly stacks: readonly bigint[];
  /** The seat whose own part is told. */
  readonly mine?: number;
  /** The first of what is left, unless it is said otherwise. */
  readonly draw?: DrawStream;
};

const firstOfAll: DrawStream = { cursor: 0, nextInt: () => 0 };

const amount = (minor: bigint) => toDecimal(minor, 'KES');
const tell = (value: unknown) => tellAmounts(value, 'KES');

const stacksOf = (players: readonly SeatedPlayer[]) =>
  players.map(({ seat, stack }) => ({ seat, stack: amount(stack) }));

type Playing = {
  readonly offer: SeatOffer;
  readonly level: SeatLevel;
  readonly dealt: readonly SeatedPlayer[];
  readonly number: number;
  readonly state: unknown;
  /** Of each step, the begin first. */
  readonly past: readonly (readonly SeatEvent[])[];
};

function showHand({ offer: { game }, dealt, number, state, past }: Playing): SeenHand {
  const result = game.result(state);
  const [events = [], ...earlier] = past
    .slice(-4)
    .toReversed()
    .map((each) => tell(each.flatMap((event) => game.viewEvent(event, null) ?? [])) as unknown[]);
  const step = past.length - 1;
  return {
    number,
    step,
    turn: game.turn(state),
    turnEndsAt: result ? null : new Date(1_000_000 + step * 15_000).toISOString(),
    view: tell(game.view(state, null)),
    events,
    earlier: earlier.toReversed(),
    dealt: dealt.map(({ seat, stack }) => {
      return { seat, stack: amount(stack), name: `m${seat}`, isBot: false };
    }),
    isOver: result !== null,
    isVoided: false,
    result: result && { stacks: stacksOf(result.stacks), rake: amount(result.rake) },
    nextAt: result && new Date(2_000_000).toISOString(),
  };
}

function showRoom(playing: Playing): SeatsView {
  const { offer, level, dealt, state } = playing;
  const result = offer.game.result(state);
  return {
    limits: {
      minimum: amount(level.minimum),
      maximum: amount(level.maximum),
      seats: level.seats,
      turnMs: offer.turnMs,
    },
    settings: tell(level.settings),
    seats: (result?.stacks ?? dealt).map(({ seat, stack }) => ({
      seat,
      name: `m${seat}`,
      isBot: false,
      stack: result ? amount(stack) : '0.00',
      isAway: false,
      isLeaving: false,
      isAsking: false,
      bankMs: 60_000,
    })),
    hand: showHand(playing),
    deck: null,
    seed: null,
    isPaused: false,
    inviteCode: null,
    mayHaveBots: false,
  };
}

/** A room of this game as seat `mine` hears it, step by step. */
export function playRoom(code: string, { unit, stacks, mine = 0, draw = firstOfAll }: Scene) {
  const offer = seatOfferOf(code);
  const level = offer?.levels('KES').find(({ least }) => least === unit);
  if (!offer || !level) throw new Error(`${code} is not offered at ${unit}.`);
  const { game } = offer;
  let players: readonly SeatedPlayer[] = stacks.map((stack, seat) => ({ seat, stack }));
  let playing: Playing = { offer, level, dealt: players, number: 0, state: null, past: [] };
  const after = ({ state, events }: Step<unknown>): Played => {
    playing = { ...playing, state, past: [...playing.past, events] };
    players = game.result(state)?.stacks ?? players;
    const view = showRoom(playing);
    return {
      view,
      own: {
        seat: mine,
        view: tell(game.view(state, mine)),
        at: { hand: playing.number, step: playing.past.length - 1 },
        brought: String(tell(stacks[mine])),
        balance: null,
        opened: [],
      },
    };
  };
  return {
    deal(): Played {
      playing = { ...playing, dealt: players, number: playing.number + 1, past: [] };
      return after(game.begin(level.settings, players, null, draw));
    },
    /** Whoever's turn it is says it, or this seat. */
    say(act: unknown, seat: number | null = game.turn(playing.state)): Played {
      const next = game.act(playing.state, seat ?? 0, game.readAct(act), draw);
      if ('refused' in next) throw new Error(next.refused);
      return after(next);
    },
  };
}
