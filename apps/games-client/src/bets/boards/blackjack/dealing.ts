/** In which order the cards of a round come to the table. Pure. */
import type { BlackjackView } from '@bahati/game-rules/tables/blackjack/blackjack.view.ts';

/** One movement on the table: a card to a hand, a card to the dealer, the hidden card turned. */
export type Move =
  | { readonly does: 'hand'; readonly hand: number }
  | { readonly does: 'dealer' }
  | { readonly does: 'turn' };

/** What lies on the table. */
export type Table = {
  /** Cards in each hand. */
  readonly hands: readonly number[];
  /** The dealer's cards, the one face down among them. */
  readonly dealer: number;
  readonly isHoleUp: boolean;
};

const bare: Table = { hands: [0], dealer: 0, isHoleUp: false };

/** All of a view, as it lies once everything has been dealt. */
export function tableOf({ dealer, hands, isOver }: BlackjackView): Table {
  return {
    hands: hands.map(({ cards }) => cards.length),
    dealer: Math.max(2, dealer.cards.length),
    isHoleUp: isOver,
  };
}

/** Where the dealing starts from: what already lay there, a pair that was split laid apart. */
function tableBefore(view: BlackjackView, before: BlackjackView | null): Table {
  if (!before || before.isOver) return bare;
  const lay = tableOf(before);
  if (view.hands.length === before.hands.length) return lay;
  const split = before.active ?? 0;
  return { ...lay, hands: lay.hands.flatMap((count, hand) => (hand === split ? [1, 1] : [count])) };
}

function movesTo(end: Table, from: Table): Move[] {
  const toHands = end.hands.flatMap((count, hand) =>
    Array.from({ length: count - (from.hands[hand] ?? 0) }, (): Move => ({ does: 'hand', hand })),
  );
  const toDealer: Move[] = Array.from({ length: end.dealer - from.dealer }, () => ({
    does: 'dealer',
  }));
  const turned: Move[] = end.isHoleUp && !from.isHoleUp ? [{ does: 'turn' }] : [];
  if (from.dealer > 0) return [...toHands, ...turned, ...toDealer];
  // A new round is dealt in turn: the player, the dealer, the player, the dealer face down.
  const inTurn = toHands.slice(0, 2).flatMap((move, at) => [move, ...toDealer.slice(at, at + 1)]);
  return [...inTurn, ...toHands.slice(2), ...turned, ...toDealer.slice(2)];
}

/**
 * The table after so many movements from the view before to this one, and all the movements. From
 * a round that is over, or from nothing, the way begins on a bare table; from itself there is none.
 */
export function tableAfter(
  view: BlackjackView,
  before: BlackjackView | null,
  count: number,
): { readonly table: Table; readonly moves: readonly Move[] } {
  const from = view === before ? tableOf(view) : tableBefore(view, before);
  const moves = movesTo(tableOf(view), from);
  return { table: moves.slice(0, count).reduce(moved, from), moves };
}

function moved(table: Table, move: Move): Table {
  if (move.does === 'turn') return { ...table, isHoleUp: true };
  if (move.does === 'dealer') return { ...table, dealer: table.dealer + 1 };
  const hands = table.hands.map((count, hand) => (hand === move.hand ? count + 1 : count));
  return { ...table, hands };
}
