/**
 * Wheel and egg: one number below a million decides. Prizes stand in a fixed order, each with its odds
 * in parts per million; together they are exactly a million. One of them is the fallback and has no
 * end: whoever draws a prize whose stock is gone gets the fallback, so no odds ever change.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';

export const wholeOdds = 1_000_000;

export type PrizeOdds = {
  /** Parts per million. */
  readonly odds: number;
  /** How many there are in all; null: no end. */
  readonly stock: number | null;
  readonly isFallback: boolean;
};

/** What is wrong with a set of prizes, or undefined. */
export function faultOfPrizes(prizes: readonly PrizeOdds[]): PrizeFault | undefined {
  const isOdds = ({ odds }: PrizeOdds) => Number.isInteger(odds) && odds > 0 && odds <= wholeOdds;
  if (prizes.length < 2 || !prizes.every(isOdds)) return 'odds_invalid';
  if (prizes.reduce((sum, { odds }) => sum + odds, 0) !== wholeOdds) return 'odds_sum';
  const fallbacks = prizes.filter(({ isFallback }) => isFallback);
  if (fallbacks.length !== 1 || fallbacks[0]?.stock !== null) return 'fallback_invalid';
  return undefined;
}

export type PrizeFault = 'odds_invalid' | 'odds_sum' | 'fallback_invalid';

/** The number of a ticket: 0 to 999,999. */
export function drawNumber(draw: DrawStream): number {
  return draw.nextInt(wholeOdds);
}

/** The place of the prize a number falls on, counted from 0. */
export function prizeAt(prizes: readonly PrizeOdds[], number: number): number {
  let left = number;
  for (const [at, { odds }] of prizes.entries()) {
    if (left < odds) return at;
    left -= odds;
  }
  throw new RangeError(`The odds do not reach the number ${number}.`);
}

/** What is given for a drawn prize when so many of it were given before. */
export function givenPrize(prizes: readonly PrizeOdds[], drawn: number, before: number): number {
  const stock = prizes[drawn]?.stock ?? null;
  if (stock === null || before < stock) return drawn;
  return prizes.findIndex(({ isFallback }) => isFallback);
}
