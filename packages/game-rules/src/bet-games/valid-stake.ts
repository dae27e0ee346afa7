/**
 * Valid stake: what of a round's stake counts as turnover, for rebates and whatever else is earned
 * by staking. What comes back as it was laid counts nothing, half a result counts half, and so does
 * nothing that is laid on opposite sides of one round: no chance was taken with it.
 */
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';

const nothing = rational(0n);
const half = rational(1n, 2n);
const whole = rational(1n);

const isEqual = (one: Rational, other: Rational) =>
  one.numerator === other.numerator && one.denominator === other.denominator;

const halfWon = rational(3n, 2n);

/** By what a chip brought, itself included: nothing where it only came back, half where half of it
 * was lost or half as much was won. */
export function shareOf(back: Rational): Rational {
  if (isEqual(back, whole)) return nothing;
  return isEqual(back, half) || isEqual(back, halfWon) ? half : whole;
}

/** Chips that count, each stack by what one chip of it brought. */
export function countedChips(
  stacks: readonly Stack[],
  backOf: (place: string) => Rational,
): Rational {
  return add(
    ...stacks.map(({ place, chips }) => multiply(shareOf(backOf(place)), rational(BigInt(chips)))),
  );
}

/**
 * The stacks without what stands against itself. A set holds places of which one wins whatever
 * comes; as many chips as lie on the least of them are taken off each. A place is in one set.
 */
export function withoutOpposites(
  stacks: readonly Stack[],
  sets: readonly (readonly string[])[],
): readonly Stack[] {
  const chipsOn = (wanted: string) => stacks.find(({ place }) => place === wanted)?.chips ?? 0;
  return stacks.map(({ place, chips }) => {
    const own = sets.find((set) => set.includes(place));
    return { place, chips: own ? chips - Math.min(...own.map(chipsOn)) : chips };
  });
}

/** The least that comes back, whichever of these outcomes it is. */
export function certainBack<Outcome>(
  outcomes: readonly Outcome[],
  backOf: (outcome: Outcome) => number,
): number {
  return outcomes.reduce((least, outcome) => Math.min(least, backOf(outcome)), Infinity);
}
