/**
 * What is stated of a bet game. A game's `<code>.figures.ts` states, its test derives the same
 * anew by enumeration; the frame never needs this file, the sheet and the certification do.
 */
import {
  add,
  multiply,
  type Rational,
  rational,
  subtract,
  toDecimalText,
  toNumber,
} from '@bahati/game-rules/rational.ts';
import type { ReturnPercent, StandardDeviation } from '@bahati/money/stated-figures.ts';
import type { Words } from '@bahati/game-rules/words.ts';

/** One of all the ways a round can end, as often as it does. */
export type Chance = { readonly pay: Rational; readonly probability: Rational };

/** A bet as the sheet lists it. Multiples include the stake; texts of figures are decimals. */
export type StatedBet = {
  /** An opening that plays it. */
  readonly opening: string;
  readonly name: Words;
  /** How it pays, as players say it: `35 : 1`, `1.98×`, a range, a table in short. */
  readonly pays: string;
  /** Of all it costs, exact but for the rounding to six places. */
  readonly returnPercent: ReturnPercent;
  readonly hitRatePercent: string;
  /** Of the pay of one round, in units of its cost. */
  readonly standardDeviation: StandardDeviation;
  readonly topWin: { readonly times: string; readonly oneIn: string };
};

/**
 * A way of playing whose chances are all known: what is tried a million times. `choose` answers
 * the act in each state, from what the player sees and may do.
 */
export type Sample<View> = {
  readonly opening: string;
  readonly choose?: (view: View, actions: readonly string[]) => string;
  /** They add up to one; equal pays stand once. */
  readonly chances: () => readonly Chance[];
};

/** A way to play whose every opening gives back the same, so that its rounds can be watched. */
export type WatchedWay = {
  /** What stands before the colon of its openings. */
  readonly way: string;
  readonly returnPercent: ReturnPercent;
  /** Of its boldest opening, so that the watch never alarms too early. */
  readonly standardDeviation: StandardDeviation;
};

export type BetFigures<View> = {
  /** At most two sentences: how it is played best, or what the figures suppose. */
  readonly playedAs: Words;
  /** The first is the one the catalogue shows. */
  readonly bets: readonly StatedBet[];
  readonly watched: readonly WatchedWay[];
  readonly samples: readonly Sample<View>[];
};

/** For what takes long to derive: made when it is first asked for, so that no program starts by it. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Equal pays put together, from the smallest. */
export function gather(chances: Iterable<Chance>): Chance[] {
  const byPay = new Map<string, Chance>();
  for (const { pay, probability } of chances) {
    const key = `${pay.numerator}/${pay.denominator}`;
    const known = byPay.get(key);
    byPay.set(key, { pay, probability: known ? add(known.probability, probability) : probability });
  }
  return [...byPay.values()].toSorted((a, b) => compare(a.pay, b.pay));
}

function compare(a: Rational, b: Rational): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** What comes back of one stake in the long run. */
export function meanOf(chances: readonly Chance[]): Rational {
  return add(...chances.map(({ pay, probability }) => multiply(pay, probability)));
}

/** Of the pay of one round. */
export function varianceOf(chances: readonly Chance[]): Rational {
  const mean = meanOf(chances);
  const square = add(
    ...chances.map(({ pay, probability }) => multiply(multiply(pay, pay), probability)),
  );
  return subtract(square, multiply(mean, mean));
}

/** How often anything comes back. */
export function hitRateOf(chances: readonly Chance[]): Rational {
  const paid = chances.filter(({ pay }) => pay.numerator > 0n);
  return add(rational(0n), ...paid.map(({ probability }) => probability));
}

type NamedBet = Pick<StatedBet, 'opening' | 'name' | 'pays'>;

/** The figures of a bet that costs `price` stakes, from all its chances. */
export function statedBet(bet: NamedBet, chances: readonly Chance[], price = 1): StatedBet {
  const whole = rational(BigInt(price));
  const percent = rational(100n, BigInt(price));
  const top = gather(chances).findLast(({ probability }) => probability.numerator > 0n);
  if (!top) throw new RangeError(`Nothing can come of ${bet.opening}.`);
  return {
    ...bet,
    returnPercent: toDecimalText(multiply(meanOf(chances), percent), 6),
    hitRatePercent: toDecimalText(multiply(hitRateOf(chances), rational(100n)), 6),
    standardDeviation: (Math.sqrt(toNumber(varianceOf(chances))) / price).toPrecision(7),
    topWin: { times: timesText(divide(top.pay, whole)), oneIn: oneInText(top.probability) },
  };
}

function divide(a: Rational, b: Rational): Rational {
  return multiply(a, rational(b.denominator, b.numerator));
}

/** Without noughts that say nothing: `35`, `1.5`, `4950`. */
function timesText(times: Rational): string {
  return toDecimalText(times, 4).replace(/\.?0+$/, '');
}

function oneInText({ numerator, denominator }: Rational): string {
  return toDecimalText(rational(denominator, numerator), 2);
}
