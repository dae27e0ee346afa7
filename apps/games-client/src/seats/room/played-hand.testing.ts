/** Hands as a room tells them, played by the rules themselves. */
import type { SeatsOwn, SeatsView, SeenHand } from '@bahati/contract/games-frame/seats.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
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

const stacksOf = (players: readonly SeatedPlayer[]) =>
  players.map(({ seat, stack }) => ({ seat, stack: toDecimal(stack, 'KES') }));

/** A room of this game as seat `mine` hears it, step by step. */
export function playRoom(code: string, { unit, stacks, mine = 0, draw = firstOfAll }: Scene) {
  const offer = seatOfferOf(code);
  const level = offer?.levels('KES').find(({ least }) => least === unit);
  if (!offer || !level) throw new Error(`${code} is not offered at ${unit}.`);
  const { game } = offer;
  const tell = (value: unknown) => tellAmounts(value, 'KES');
  let players: readonly SeatedPlayer[] = stacks.map((stack, seat) => ({ seat, stack }));
  let dealt = players;
  let number = 0;
  let step = 0;
  let played: Step<unknown>;
  let past: (readonly SeatEvent[])[] = [];
  const told = (): Played => {
    const { state } = played;
    const result = game.result(state);
    const [events = [], ...earlier] = past
      .slice(-4)
      .toReversed()
      .map((each) => tell(each.flatMap((event) => game.viewEvent(event, null) ?? [])) as unknown[]);
    const hand: SeenHand = {
      number,
      step,
      turn: game.turn(state),
      turnEndsAt: result ? null : new Date(1_000_000 + step * 15_000).toISOString(),
      view: tell(game.view(state, null)),
      events,
      earlier: earlier.toReversed(),
      dealt: stacksOf(dealt),
      isOver: result !== null,
      result: result && { stacks: stacksOf(result.stacks), rake: toDecimal(result.rake, 'KES') },
      nextAt: result && new Date(2_000_000).toISOString(),
    };
    if (result) players = result.stacks;
    return {
      view: {
        limits: {
          minimum: toDecimal(level.minimum, 'KES'),
          maximum: toDecimal(level.maximum, 'KES'),
          seats: level.seats,
          turnMs: offer.turnMs,
        },
        settings: tell(level.settings),
        seats: players.map(({ seat, stack }) => ({
          seat,
          name: `m${seat}`,
          stack: result ? toDecimal(stack, 'KES') : '0.00',
          isAway: false,
          isLeaving: false,
          isAsking: false,
          bankMs: 60_000,
        })),
        hand,
        deck: null,
        seed: null,
        isPaused: false,
      },
      own: {
        seat: mine,
        view: tell(game.view(state, mine)),
        at: { hand: number, step },
        brought: String(tell(stacks[mine])),
        balance: null,
        opened: [],
      },
    };
  };
  return {
    deal(): Played {
      number += 1;
      step = 0;
      dealt = players;
      played = game.begin(level.settings, players, null, draw);
      past = [played.events];
      return told();
    },
    /** Whoever's turn it is says it, or this seat. */
    say(act: unknown, seat: number | null = game.turn(played.state)): Played {
      const next = game.act(played.state, seat ?? 0, game.readAct(act), draw);
      if ('refused' in next) throw new Error(next.refused);
      step += 1;
      played = next;
      past = [...past, next.events];
      return told();
    },
  };
}
