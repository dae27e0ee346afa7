/**
 * One round of the whole table. Cards come in table order: one to each seat that is played, the
 * dealer's open one, a second to each seat, the dealer's hidden one; then one as each is asked for,
 * seat by seat. The deck is endless, as at the table for one: every card is any of the 52.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { type Card, drawCard } from '@bahati/game-rules/cards/card.ts';
import {
  drawDealer,
  type HandAct,
  handActions,
  handActs,
  type PlayedHand,
  playHand,
  withCard,
} from '@bahati/game-rules/tables/blackjack/hand-play.ts';
import { best, isTwentyOneInTwo, totalOf } from '@bahati/game-rules/tables/blackjack/hand-total.ts';
import type { TablePlay } from '@bahati/game-rules/live-tables/table-seats.ts';
import { seatCount } from './live-blackjack.places.ts';
import type { TurnView } from './live-blackjack.view.ts';

export type SeatHand = PlayedHand & {
  readonly born: number;
  readonly doubled: number | null;
};

export type PlayedSeat = {
  readonly seat: number;
  readonly hands: readonly SeatHand[];
  /** Its doubles and splits so far. */
  readonly raises: number;
};

export type TableState = {
  /** The second lies face down until the dealer plays. */
  readonly dealer: readonly Card[];
  readonly seats: readonly PlayedSeat[];
  readonly decisions: number;
  readonly isOver: boolean;
};

const isAct = (text: string): text is HandAct => handActs.some((act) => act === text);

/** Throws a RangeError for seats the table has not, or in another order than they are dealt. */
function assertSeats(seats: readonly number[]): void {
  const isListed = seats.every(
    (seat, at) => Number.isInteger(seat) && seat > (seats[at - 1] ?? 0) && seat <= seatCount,
  );
  if (!isListed) throw new RangeError('Seats are listed once each, from the first on.');
}

export function dealTable(seats: readonly number[], draw: DrawStream): TableState {
  assertSeats(seats);
  if (seats.length === 0) return { dealer: [], seats: [], decisions: 0, isOver: true };
  const firsts = seats.map(() => drawCard(draw));
  const up = drawCard(draw);
  const dealt = seats.map((seat, at): PlayedSeat => {
    const begun = { cards: [firsts[at] ?? 0], isDone: false, born: 0, doubled: null };
    return { seat, hands: [withCard(begun, drawCard(draw))], raises: 0 };
  });
  const state = { dealer: [up, drawCard(draw)], seats: dealt, decisions: 0, isOver: false };
  // The dealer has looked: a blackjack ends the round before anybody decides.
  return isTwentyOneInTwo(state.dealer) ? { ...state, isOver: true } : goOn(state, draw);
}

/** Null: the round is over. */
export function turnOf({ seats, isOver }: TableState): TurnView | null {
  const played = isOver ? undefined : seats.find(({ hands }) => hands.some((each) => !each.isDone));
  if (!played) return null;
  const at = played.hands.findIndex(({ isDone }) => !isDone);
  const hand = played.hands[at];
  return hand
    ? { seat: played.seat, hand: at, actions: handActions(hand, played.hands.length) }
    : null;
}

/** Throws a RangeError for what may not be done now. */
export function actAtTable(state: TableState, act: string, draw: DrawStream): TableState {
  const turn = turnOf(state);
  if (!turn || !isAct(act) || !turn.actions.includes(act)) {
    throw new RangeError(`Nothing at this blackjack table is called ${act} now.`);
  }
  const seats = state.seats.map((played) =>
    played.seat === turn.seat ? actAtSeat(played, turn.hand, act, draw) : played,
  );
  return goOn({ ...state, seats, decisions: state.decisions + 1 }, draw);
}

function actAtSeat(played: PlayedSeat, at: number, act: HandAct, draw: DrawStream): PlayedSeat {
  const isRaise = act === 'double' || act === 'split';
  const raises = played.raises + Number(isRaise);
  const hands = played.hands.flatMap((hand, place) => {
    if (place !== at) return [hand];
    const next = playHand(hand, act, draw);
    if (act === 'double') return next.map((each) => ({ ...each, doubled: raises }));
    return next.map((each, side) => (side === 1 ? { ...each, born: raises } : each));
  });
  return { ...played, hands, raises };
}

/** Once no seat is waited for, the dealer draws, unless nothing can change by it. */
function goOn(state: TableState, draw: DrawStream): TableState {
  if (turnOf(state)) return state;
  const isAsked = state.seats.some(({ hands }) =>
    hands.some(
      ({ cards }) =>
        totalOf(cards).total <= best && !(hands.length === 1 && isTwentyOneInTwo(cards)),
    ),
  );
  const dealer = isAsked ? drawDealer(state.dealer, draw) : state.dealer;
  return { ...state, dealer, isOver: true };
}

/** The round as far as these decisions bring it. Throws a RangeError for what no round has. */
export function playTable({ seats, acts }: TablePlay, draw: DrawStream): TableState {
  let state = dealTable(seats, draw);
  for (const act of acts) state = actAtTable(state, act, draw);
  return state;
}
