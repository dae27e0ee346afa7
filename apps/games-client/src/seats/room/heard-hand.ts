/** What is known of a hand from all that was heard, whichever game it is. Pure. */
import type { SeatsView } from '@bahati/contract/games-frame/seats.ts';

type Promised = { readonly hand: number; readonly hash: string };

export type HeardHand = {
  readonly hand: number;
  readonly step: number;
  readonly turnEndsAt: string | null;
  /** The turn was given more time than it had. */
  readonly isOnBank: boolean;
  /** What was promised of the newest hand that was heard before it was over: its deck, or its seed. */
  readonly promised: Promised | null;
};

export const nothingHeard: HeardHand = {
  hand: 0,
  step: -1,
  turnEndsAt: null,
  isOnBank: false,
  promised: null,
};

/** The first promise heard of a hand is the one it is held against. */
function promiseAfter(before: Promised | null, { hand, deck, seed }: SeatsView): Promised | null {
  const told = deck ?? seed;
  if (!hand || !told || hand.isOver || before?.hand === told.hand) return before;
  return { hand: told.hand, hash: told.hash };
}

export function hearHand(before: HeardHand, view: SeatsView): HeardHand {
  const { hand } = view;
  if (!hand) return before;
  const isNewStep = hand.number !== before.hand || hand.step !== before.step;
  const { turnEndsAt } = hand;
  const isMoved = before.turnEndsAt !== null && turnEndsAt !== before.turnEndsAt;
  return {
    hand: hand.number,
    step: hand.step,
    turnEndsAt,
    isOnBank: isNewStep ? false : before.isOnBank || isMoved,
    promised: promiseAfter(before.promised, view),
  };
}
