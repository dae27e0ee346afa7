/** Hands as a room tells them, played by the rules themselves. */
import type { SeatsOwn, SeatsView, SeenHand } from '@bahati/contract/games-frame/seats.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { SeatedPlayer, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import { tellAmounts } from './tell-amounts.ts';

const unit = 1_000n;

/** Draws the first of what is left, so that every hand is dealt the same. */
const draw = { cursor: 0, nextInt: () => 0 };

export type Played = { readonly view: SeatsView; readonly own: SeatsOwn };

/** A table of hold'em at 5/10 as seat `mine` hears it, step by step. */
export function playTable(stacks: readonly bigint[], mine = 0) {
  const offer = seatOfferOf('holdem');
  const level = offer?.levels('KES').find(({ least }) => least === unit);
  if (!offer || !level) throw new Error('Hold’em is not offered.');
  const { game } = offer;
  const tell = (value: unknown) => tellAmounts(value, 'KES');
  let players: readonly SeatedPlayer[] = stacks.map((stack, seat) => ({ seat, stack }));
  let number = 0;
  let step = 0;
  let played: Step<unknown>;
  const told = (): Played => {
    const { state, events } = played;
    const result = game.result(state);
    const seen = events.flatMap((event) => game.viewEvent(event, null) ?? []);
    const hand: SeenHand = {
      number,
      step,
      turn: game.turn(state),
      turnEndsAt: result ? null : new Date(1_000_000 + step * 15_000).toISOString(),
      view: tell(game.view(state, null)),
      events: tell(seen) as unknown[],
      isOver: result !== null,
      isVoided: false,
      result: result && (tell({ stacks: result.stacks, rake: result.rake }) as SeenHand['result']),
    };
    if (result) players = result.stacks;
    return {
      view: {
        limits: { minimum: '200.00', maximum: '2000.00', seats: 6, turnMs: offer.turnMs },
        settings: tell(level.settings),
        seats: players.map(({ seat, stack }) => ({
          seat,
          name: `m${seat}`,
          stack: result ? String(tell(stack)) : '0.00',
          isAway: false,
          isLeaving: false,
          isAsking: false,
        })),
        hand,
        deck: null,
        isPaused: false,
      },
      own: {
        seat: mine,
        view: tell(game.view(state, mine)),
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
      played = game.begin(level.settings, players, null, draw);
      return told();
    },
    /** Whoever's turn it is says it. */
    say(act: unknown): Played {
      const turn = game.turn(played.state);
      const next = game.act(played.state, turn ?? 0, game.readAct(act), draw);
      if ('refused' in next) throw new Error(next.refused);
      step += 1;
      played = next;
      return told();
    },
  };
}

export const check = { kind: 'check' };
export const call = { kind: 'call' };
export const fold = { kind: 'fold' };
export const raise = (to: bigint) => ({ kind: 'raise', to: to.toString() });
