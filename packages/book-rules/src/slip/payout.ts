/**
 * What a slip pays, exactly: of each line the stake times the factors of its legs, rounded down to a
 * minor unit once a line. Each way is two lines: to win, and to be placed at a stated fraction of
 * the odds. Source: game-math §8.
 */
import {
  applied,
  type Factor,
  factorOf,
  type LegResult,
  times,
  wholeFactor,
} from '@bahati/book-rules/leg-result.ts';
import type { Odds } from '@bahati/book-rules/odds.ts';

/** Terms of each way: the place part pays over/under of the odds above evens. */
export type EachWayTerms = {
  readonly over: number;
  readonly under: number;
  readonly places: number;
};

export type SlipLeg = {
  readonly odds: Odds;
  /** Null: not known yet. */
  readonly result: LegResult | null;
  /** How its place part ended, and at which terms; absent: it stands in that line as it is. */
  readonly place?: { readonly terms: EachWayTerms; readonly result: LegResult | null };
};

/** The odds of the place part: 1 + (d - 1) × over / under, rounded down to thousandths. */
export const placeOdds = (odds: Odds, { over, under }: EachWayTerms): Odds =>
  1_000 + Math.floor(((odds - 1_000) * over) / under);

/** `null`: the line still runs. A line with a lost leg is lost, whatever the others do. */
function lineFactor(legs: readonly { odds: Odds; result: LegResult | null }[]): Factor | null {
  if (legs.some(({ result }) => result?.result === 'lost')) return { over: 0n, under: 1n };
  let factor = wholeFactor;
  for (const { odds, result } of legs) {
    if (!result) return null;
    factor = times(factor, factorOf(odds, result));
  }
  return factor;
}

export type LinePayout = {
  readonly legs: readonly number[];
  readonly part: 'win' | 'place';
  readonly stake: bigint;
  /** Null: it still runs. */
  readonly payout: bigint | null;
};

/** What each line pays. `stakeOf` gives a line's stake by its number, in minor units. */
export function linePayouts(
  legs: readonly SlipLeg[],
  lines: readonly (readonly number[])[],
  stakeOf: (line: number) => bigint,
  isEachWay = false,
): LinePayout[] {
  return lines.flatMap((places, line) => {
    const of = places.map((place) => legs[place]).filter((leg) => leg !== undefined);
    const stake = stakeOf(line);
    const pay = (part: 'win' | 'place', lineLegs: Parameters<typeof lineFactor>[0]): LinePayout => {
      const factor = lineFactor(lineLegs);
      return { legs: places, part, stake, payout: factor && applied(stake, factor) };
    };
    const win = pay('win', of);
    if (!isEachWay) return [win];
    const placed = of.map(({ odds, result, place }) =>
      place ? { odds: placeOdds(odds, place.terms), result: place.result } : { odds, result },
    );
    return [win, pay('place', placed)];
  });
}

/** Sums in minor units: staked, paid so far, and whether every line is over. */
export function slipPayout(lines: readonly LinePayout[]): {
  stake: bigint;
  payout: bigint;
  isOver: boolean;
} {
  let stake = 0n;
  let payout = 0n;
  let isOver = true;
  for (const line of lines) {
    stake += line.stake;
    payout += line.payout ?? 0n;
    isOver &&= line.payout !== null;
  }
  return { stake, payout, isOver };
}
