/** What bets on a round come to: which hands they lie on, with how much, and what that pays. */
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { BetKind } from '@bahati/game-rules/live-tables/table-seats.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { HandResult } from '@bahati/game-rules/tables/blackjack/blackjack.view.ts';
import { resultOfHand } from '@bahati/game-rules/tables/blackjack/hand-play.ts';
import { readPlace } from './live-blackjack.places.ts';
import type { PlayedSeat, SeatHand, TableState } from './table-state.ts';

/** A first bet with what was added to it at doubles and splits. */
export type TableBet = {
  readonly place: string;
  readonly kind: BetKind;
  readonly seat: number;
  /** In chips. */
  readonly first: number;
  /** Which doubles and splits of the seat it paid. */
  readonly raises: ReadonlySet<number>;
  readonly staked: number;
};

/** In the order of their first places; what was added to no first bet is left out. */
export function betsOf(stacks: readonly Stack[]): readonly TableBet[] {
  const read = stacks.flatMap(({ place, chips }) => {
    const found = readPlace(place);
    return found ? [{ ...found, place, chips }] : [];
  });
  return read
    .filter(({ raise }) => raise === null)
    .map(({ place, kind, seat, chips: first }) => {
      const added = read.filter(
        (each) => each.kind === kind && each.seat === seat && each.raise !== null,
      );
      return {
        place,
        kind,
        seat,
        first,
        raises: new Set(added.map(({ raise }) => raise ?? 0)),
        staked: added.reduce((sum, { chips }) => sum + chips, first),
      };
    });
}

/** Chips of a bet on a hand: none where it did not pay the split that made the hand. */
export function chipsOnHand(
  { first, raises }: Pick<TableBet, 'first' | 'raises'>,
  { born, doubled }: Pick<SeatHand, 'born' | 'doubled'>,
): number {
  if (born > 0 && !raises.has(born)) return 0;
  return doubled !== null && raises.has(doubled) ? 2 * first : first;
}

const backs: Readonly<Record<HandResult, Rational>> = {
  blackjack: rational(5n, 2n),
  won: rational(2n),
  pushed: rational(1n),
  lost: rational(0n),
  bust: rational(0n),
};

export const seatOf = ({ seats }: TableState, seat: number): PlayedSeat | undefined =>
  seats.find((each) => each.seat === seat);

export const resultAt = (hand: SeatHand, { hands }: PlayedSeat, { dealer }: TableState) =>
  resultOfHand(hand.cards, dealer, hands.length > 1);

type OnHand = { readonly chips: Rational; readonly result: HandResult };

function onHands(bet: TableBet, state: TableState): readonly OnHand[] {
  const played = seatOf(state, bet.seat);
  // Nobody played the seat: what lies there comes back.
  if (!played) return [{ chips: rational(BigInt(bet.staked)), result: 'pushed' }];
  return played.hands.map((hand) => ({
    chips: rational(BigInt(chipsOnHand(bet, hand))),
    result: resultAt(hand, played, state),
  }));
}

/** In chips, of a round that is over. */
export const payOf = (bet: TableBet, state: TableState): Rational =>
  add(
    rational(0n),
    ...onHands(bet, state).map(({ chips, result }) => multiply(chips, backs[result])),
  );

/** A hand that was pushed counts nothing, any other what lay on it. */
export const validOf = (bet: TableBet, state: TableState): Rational =>
  add(
    rational(0n),
    ...onHands(bet, state).flatMap(({ chips, result }) => (result === 'pushed' ? [] : [chips])),
  );
