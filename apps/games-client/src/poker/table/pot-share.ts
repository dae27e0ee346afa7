/** Raises by the pot. Pure. */
import { type AmountRange, within } from '#frame/seats/room/amount-scale.ts';

export type Betting = {
  /** In the middle, bets of this street included. */
  readonly pot: bigint;
  /** What a call costs now. */
  readonly call: bigint;
  /** The own bet of this street. */
  readonly bet: bigint;
};

/** A bet of so many halves of the pot as it is after a call. */
export function potShare(halves: bigint, { pot, call, bet }: Betting, range: AmountRange): bigint {
  return within(bet + call + ((pot + call) * halves) / 2n, range); // rounded down
}
