/** The amounts a raise may be set to by hand: a scale that is fine where bets are small. Pure. */

export type RaiseRange = { readonly least: bigint; readonly most: bigint };

export const scaleSteps = 100;

const squared = BigInt(scaleSteps * scaleSteps);

/** What a place of the scale stands for: its ends exactly, between them whole units. */
export function amountAt(place: number, { least, most }: RaiseRange, unit: bigint): bigint {
  if (place <= 0) return least;
  if (place >= scaleSteps) return most;
  const share = BigInt(place * place);
  const exact = least + ((most - least) * share) / squared; // rounded down
  const whole = exact - (exact % unit);
  return whole < least ? least : whole;
}

/** The first place that stands for no less than this. */
export function placeOf(amount: bigint, range: RaiseRange, unit: bigint): number {
  let place = 0;
  while (place < scaleSteps && amountAt(place, range, unit) < amount) place += 1;
  return place;
}

/** One unit more or less, within what is allowed. */
export function stepped(amount: bigint, by: bigint, range: RaiseRange): bigint {
  return within(amount + by, range);
}

export function within(amount: bigint, { least, most }: RaiseRange): bigint {
  if (amount < least) return least;
  return amount > most ? most : amount;
}

type Betting = {
  /** In the middle, bets of this street included. */
  readonly pot: bigint;
  /** What a call costs now. */
  readonly call: bigint;
  /** The own bet of this street. */
  readonly bet: bigint;
};

/** A bet of so many halves of the pot as it is after a call. */
export function potShare(halves: bigint, { pot, call, bet }: Betting, range: RaiseRange): bigint {
  return within(bet + call + ((pot + call) * halves) / 2n, range); // rounded down
}
