/**
 * Exact chances on an endless deck. Every card is one of thirteen ranks, so that each chance is
 * a whole number over a power of thirteen, and no fraction need ever be shortened on the way.
 */
import { type Rational, rational } from '@bahati/game-rules/rational.ts';

/** `count / 13^power`. */
export type Thirteenths = { readonly count: bigint; readonly power: number };

export const none: Thirteenths = { count: 0n, power: 0 };
export const certain: Thirteenths = { count: 1n, power: 0 };

export function plus(a: Thirteenths, b: Thirteenths): Thirteenths {
  const power = Math.max(a.power, b.power);
  return { count: countAt(a, power) + countAt(b, power), power };
}

export function times(a: Thirteenths, b: Thirteenths): Thirteenths {
  return { count: a.count * b.count, power: a.power + b.power };
}

export function isMore(a: Thirteenths, b: Thirteenths): boolean {
  const power = Math.max(a.power, b.power);
  return countAt(a, power) > countAt(b, power);
}

export function sumOf(terms: Iterable<Thirteenths>): Thirteenths {
  let sum = none;
  for (const term of terms) sum = plus(sum, term);
  return sum;
}

export function asRational({ count, power }: Thirteenths): Rational {
  return rational(count, 13n ** BigInt(power));
}

function countAt({ count, power }: Thirteenths, at: number): bigint {
  return count * 13n ** BigInt(at - power);
}

/** What a card counts, one for the ace, and how often of thirteen. */
export const values: readonly { readonly value: number; readonly chance: Thirteenths }[] =
  Array.from({ length: 10 }, (_, index) => ({
    value: index + 1,
    chance: { count: index === 9 ? 4n : 1n, power: 1 },
  }));
