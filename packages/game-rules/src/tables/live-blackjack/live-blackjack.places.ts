/**
 * Where chips lie at the table. `s3`: on seat 3 by who sits there; `b3`: behind seat 3; `f3`: behind
 * it, following its doubles and splits. `s3.2`: what the second double or split of seat 3 cost.
 */
import type { Cloth } from '@bahati/game-rules/chips/cloth.ts';
import type { BetKind, SeatedPlace } from '@bahati/game-rules/live-tables/table-seats.ts';
import { mostHands } from '@bahati/game-rules/tables/blackjack/hand-play.ts';

export const seatCount = 7;
/** From 1, as they are told; the first is dealt first and stands at the dealer's left. */
export const seatNumbers: readonly number[] = Array.from(
  { length: seatCount },
  (_, index) => index + 1,
);

/** Three splits, and each of the four hands doubled. */
export const mostRaises = mostHands - 1 + mostHands;

const betKinds: readonly BetKind[] = ['s', 'b', 'f'];

/** What a member may have in a round: seats of his own, bets behind others. */
export const mostOwnSeats = 2;
export const mostBehind = 3;
/** Members behind one seat. */
export const mostBehindSeat = 20;
/** First bets of a member in a round, in chips; doubles and splits come beside them. */
export const mostFirstChips = 600;

export const placeOf = ({ kind, seat, raise }: SeatedPlace): string =>
  raise === null ? `${kind}${seat}` : `${kind}${seat}.${raise}`;

const raises = Array.from({ length: mostRaises }, (_, index) => index + 1);

export const liveBlackjackCloth: Cloth = {
  places: seatNumbers.flatMap((seat) =>
    betKinds.flatMap((kind) => [
      placeOf({ kind, seat, raise: null }),
      // Who does not follow never pays more.
      ...(kind === 'b' ? [] : raises.map((raise) => placeOf({ kind, seat, raise }))),
    ]),
  ),
};

const form = /^([sbf])([1-7])(?:\.([1-7]))?$/;

/** Of a place of the cloth; null: no such place. */
export function readPlace(place: string): SeatedPlace | null {
  const [, kind, seat, raise] = form.exec(place) ?? [];
  if (!kind || !seat) return null;
  return {
    kind: kind as BetKind,
    seat: Number(seat),
    raise: raise === undefined ? null : Number(raise),
  };
}
