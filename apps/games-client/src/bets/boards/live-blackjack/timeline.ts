/** When the cards of a round come to the table, in milliseconds. Pure. */
import type {
  LiveBlackjackView,
  SeatView,
} from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import {
  cardMs,
  dealtCardMs,
  firstCardsMs,
  turnCardMs,
} from '@bahati/game-rules/tables/live-blackjack/pace.ts';

/** Of the first cards: after how long this one slides in, one seat after the other. */
export function firstCardAfter(seats: readonly SeatView[], seat: number, place: number): number {
  const at = seats.findIndex((each) => each.seat === seat);
  return (place * (seats.length + 1) + at) * dealtCardMs;
}

/** The dealer's come after those of all seats. */
export const dealerCardAfter = (seats: readonly SeatView[], place: number): number =>
  (place * (seats.length + 1) + seats.length) * dealtCardMs;

export type DealerTimes = {
  /** The hidden card turns. */
  readonly turnAt: number;
  /** All lies open, and results may be told. */
  readonly toldAt: number;
};

/** From the moment the outcome is known; where nobody decided, the first cards come in it too. */
export function dealerTimes(
  { seats, dealer }: Pick<LiveBlackjackView, 'seats' | 'dealer'>,
  isWithFirst: boolean,
): DealerTimes {
  if (seats.length === 0) return { turnAt: 0, toldAt: 0 };
  const turnAt = isWithFirst ? firstCardsMs(seats.length) : cardMs;
  const drawn = Math.max(0, dealer.cards.length - 2);
  return { turnAt, toldAt: turnAt + turnCardMs + drawn * cardMs };
}

/** A card the dealer draws slides in after the hidden one has turned. */
export const drawnCardAfter = (place: number): number => turnCardMs + (place - 2) * cardMs;
