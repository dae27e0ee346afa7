/** Cards and turns of Kadi as they go round the table: who is next, and what he takes. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { around } from '@bahati/game-rules/seat-games/match/seats.ts';
import { shuffled } from '@bahati/game-rules/seat-games/match/shuffle.ts';
import type { Seat } from '@bahati/game-rules/seat-games/seat-game.ts';
import { isAnswer } from './kadi.cards.ts';
import type { KadiPlayer, KadiState } from './kadi.state.ts';

const cardsDealt = 4;

export type Dealt = {
  readonly players: readonly KadiPlayer[];
  readonly stock: readonly Card[];
  readonly first: Card;
};

/**
 * Four cards each, one by one from the left of the button, and the first answer card of the rest
 * turned up; what lay above it goes under the stock.
 */
export function deal(order: readonly Seat[], row: readonly Card[]): Dealt {
  const players = order.map((seat, place) => ({
    seat,
    hand: Array.from({ length: cardsDealt }, (_, round) => row[round * order.length + place] ?? 0),
    saidNikoKadi: false,
    hasResigned: false,
  }));
  const rest = row.slice(order.length * cardsDealt);
  const at = rest.findIndex(isAnswer);
  const [first] = rest.slice(at);
  if (first === undefined) throw new RangeError('A stock has an answer card.');
  return { players, stock: [...rest.slice(at + 1), ...rest.slice(0, at)], first };
}

/** The place so many players on in this direction, past those who have resigned. */
export function placeAfter(
  players: readonly KadiPlayer[],
  at: number,
  direction: 1 | -1,
  turns: number,
): number {
  let place = at;
  for (let left = turns; left > 0; ) {
    place = around(place + direction, players.length);
    if (players[place]?.hasResigned === false) left -= 1;
  }
  return place;
}

/** With as many cards more in the hand of whose turn it is as there are to take. */
export function take(
  state: KadiState,
  count: number,
  draw: DrawStream,
): { state: KadiState; taken: readonly Card[] } {
  // What was laid is turned over only when the stock does not do.
  const isShort = state.stock.length < count && state.buried.length > 0;
  const stock = isShort ? [...state.stock, ...shuffled(state.buried, draw)] : state.stock;
  const taken = stock.slice(0, count);
  const players = state.players.map((player, place) =>
    place === state.at
      ? { ...player, hand: [...player.hand, ...taken].toSorted((a, b) => a - b) }
      : player,
  );
  return {
    state: {
      ...state,
      players,
      stock: stock.slice(count),
      buried: isShort ? [] : state.buried,
    },
    taken,
  };
}

/** Who has the fewest cards of those still in, from the left of the button. */
export function fewestCards(players: readonly KadiPlayer[]): readonly Seat[] {
  const left = players.filter(({ hasResigned }) => !hasResigned);
  const fewest = Math.min(...left.map(({ hand }) => hand.length));
  return left.filter(({ hand }) => hand.length === fewest).map(({ seat }) => seat);
}
