/** The amounts that may be set by hand: a scale that is fine where they are small. Pure. */

export type AmountRange = { readonly least: bigint; readonly most: bigint };

export const scaleSteps = 100;

const squared = BigInt(scaleSteps * scaleSteps);

/** What a place of the scale stands for: its ends exactly, between them whole units. */
export function amountAt(place: number, { least, most }: AmountRange, unit: bigint): bigint {
  if (place <= 0) return least;
  if (place >= scaleSteps) return most;
  const share = BigInt(place * place);
  const exact = least + ((most - least) * share) / squared; // rounded down
  const whole = exact - (exact % unit);
  return whole < least ? least : whole;
}

/** The first place that stands for no less than this. */
export function placeOf(amount: bigint, range: AmountRange, unit: bigint): number {
  let place = 0;
  while (place < scaleSteps && amountAt(place, range, unit) < amount) place += 1;
  return place;
}

/** One unit more or less, within what is allowed. */
export function stepped(amount: bigint, by: bigint, range: AmountRange): bigint {
  return within(amount + by, range);
}

export function within(amount: bigint, { least, most }: AmountRange): bigint {
  if (amount < least) return least;
  return amount > most ? most : amount;
}
