/** What of a match of Kadi may be seen from a seat: own cards, and what lies open. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { Chips, Seat, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Feed, Pile } from './kadi.plays.ts';
import { type KadiAct, type KadiPlayer, type KadiState, mostTurns } from './kadi.state.ts';
import { optionsOf, turnOf } from './kadi.turns.ts';

export type KadiPlayerView = Omit<KadiPlayer, 'hand'> & { readonly count: number };

export type KadiView = {
  readonly stacks: readonly SeatedPlayer[];
  readonly pot: Chips;
  readonly due: Chips;
  readonly rake: Chips;
  readonly button: Seat;
  readonly direction: 1 | -1;
  /** The last play, its top last. */
  readonly laid: readonly Card[];
  readonly pile: Pile;
  readonly feed: Feed | null;
  /** From the left of the button, clockwise. */
  readonly players: readonly KadiPlayerView[];
  /** Of the seat that looks, ascending. */
  readonly hand: readonly Card[];
  readonly stockCount: number;
  readonly buriedCount: number;
  /** Plays and takes until the fewest cards win. */
  readonly turnsLeft: number;
  readonly turn: Seat | null;
  /** Of the seat that looks. */
  readonly options: readonly KadiAct[];
};

export function viewOf(state: KadiState, seat: Seat | null): KadiView {
  const { purse, button, players, direction, stock, buried, laid, pile, feed, turns } = state;
  const { stacks, pot, due, rake } = purse;
  return {
    stacks,
    pot,
    due,
    rake,
    button,
    direction,
    laid,
    pile,
    feed,
    players: players.map(({ hand, ...shown }) => ({ ...shown, count: hand.length })),
    hand: players.find((player) => player.seat === seat)?.hand ?? [],
    stockCount: stock.length,
    buriedCount: buried.length,
    turnsLeft: mostTurns * players.length - turns,
    turn: turnOf(state),
    options: optionsOf(state, seat),
  };
}
