/** What of a match of Thirteen may be seen from a seat: own cards, and what lies open. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { amountsOf } from '@bahati/game-rules/seat-games/match/purse.ts';
import type { Chips, Seat, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';
import { strengthOf } from './thirteen.combinations.ts';
import type { ThirteenAct, ThirteenPlayer, ThirteenState } from './thirteen.state.ts';
import { optionsOf, turnOf } from './thirteen.turns.ts';

export type ThirteenPlayerView = Omit<ThirteenPlayer, 'hand'> & { readonly count: number };

export type ThirteenView = Pick<ThirteenState, 'button' | 'laid' | 'out' | 'resigned'> & {
  readonly stacks: readonly SeatedPlayer[];
  readonly pot: Chips;
  readonly due: Chips;
  readonly rake: Chips;
  /** What each place is paid, the first one first. */
  readonly prizes: readonly Chips[];
  /** From the left of the button, clockwise. */
  readonly players: readonly ThirteenPlayerView[];
  /** What the first play has to hold, seen by who holds it; null after that play. */
  readonly mustHold: Card | null;
  /** Of the seat that looks, the weakest first. */
  readonly hand: readonly Card[];
  readonly turn: Seat | null;
  /** Of the seat that looks. */
  readonly options: readonly ThirteenAct[];
};

/** Parts of the pot by place, the first one first. */
export function partsByPlace(players: number): readonly bigint[] {
  return parts[players] ?? [];
}

const parts: Readonly<Record<number, readonly bigint[]>> = {
  2: [1n, 0n],
  3: [2n, 1n, 0n],
  4: [4n, 3n, 1n, 0n],
};

export function viewOf(state: ThirteenState, seat: Seat | null): ThirteenView {
  const { purse, button, players, laid, mustHold, out, resigned } = state;
  const { stake, stacks, pot, due, rake } = purse;
  const hand = players.find((player) => player.seat === seat)?.hand ?? [];
  const whole = stake * BigInt(players.length);
  return {
    stacks,
    pot,
    due,
    rake,
    prizes: amountsOf(whole - due, partsByPlace(players.length)),
    button,
    players: players.map(({ hand: held, ...shown }) => ({ ...shown, count: held.length })),
    laid,
    // Everybody knows who leads, but not with which card.
    mustHold: mustHold !== null && hand.includes(mustHold) ? mustHold : null,
    hand: hand.toSorted((a, b) => strengthOf(a) - strengthOf(b)),
    out,
    resigned,
    turn: turnOf(state),
    options: optionsOf(state, seat),
  };
}
