/**
 * Crash: one round for everybody at once. The multiple grows from 1.00 until the round ends at a
 * point that was fixed before anyone bet; whoever cashed out by then is paid, the others lose.
 *
 * The points are those of a chain of hashes made beforehand and used from its end: each game's hash
 * is the SHA-256 of the text of the next one's, so the hash published before the first game commits
 * the operator to all of them. The point is the scheme's 32-bit form: the first eight hex digits of
 * HMAC-SHA256(key = game hash, message = public salt) as n, and 0.99 × 2^32 / (n + 1) cut to
 * hundredths, at least 1.00.
 */
import { plainStakes } from '@bahati/game-rules/bet-games/stakes.ts';
import { type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { millisecondsTo } from './growth.ts';

/** In hundredths, like every multiple here: nobody is paid more than a thousand stakes. */
export const highestMultiple = 100_000;
/** Less than this pays nothing beyond the stake, so nobody can leave before. */
export const lowestMultiple = 101;

const wordSpan = 2n ** 32n;

const title: Words = { en: 'Crash', sw: 'Crash' };

export const crash = {
  code: 'crash',
  /** Rises with every change of growth, points or pays. */
  version: 1,
  title,
  kind: 'original',
  stakes: plainStakes,
} as const;

/** The word that decides a game: the first 32 bits of its HMAC. */
export function wordOf(digest: Uint8Array): number {
  return new DataView(digest.buffer, digest.byteOffset, digest.byteLength).getUint32(0);
}

/** The point before it is cut to hundredths and lifted to one. */
export function uncutPoint(word: number): Rational {
  return rational(99n * wordSpan, 100n * (BigInt(word) + 1n));
}

/** Where the round of this word ends, in hundredths: it pays whoever left at that or less. */
export function crashPoint(word: number): number {
  const hundredths = (99n * wordSpan) / (BigInt(word) + 1n);
  return hundredths < 100n ? 100 : Number(hundredths);
}

/** How likely a round gets to this multiple, which is 0.99 over it but for the last word. */
export function chanceOfReaching(hundredths: number): Rational {
  if (hundredths <= 100) return rational(1n);
  return rational((99n * wordSpan) / BigInt(hundredths), wordSpan);
}

/**
 * When the round is over, in milliseconds from its start: where the multiple would pass the point,
 * at once for a point of 1.00, or at the ceiling, where nobody is left to fly.
 */
export function roundMs(point: number, ceiling: number): number {
  if (point < lowestMultiple) return 0;
  return point < ceiling ? millisecondsTo(point + 1) : millisecondsTo(ceiling);
}

/** The most the operator puts at risk in one round, beyond the stakes: minor units of Kenya. */
const bankroll = 2_000_000_000n;
/** So much may be staked on one round by all together. */
export const mostStaked = 200_000_000n;

/** What a stake weighs against the bankroll; play money weighs nothing. */
export function bankrollWeight(stake: bigint, currency: Currency): bigint {
  if (currency === 'XPL') return 0n;
  const perUnit = crash.stakes[currency].minimum / crash.stakes.KES.minimum;
  return (stake + perUnit - 1n) / perUnit;
}

/**
 * The ceiling of a round, in hundredths: where everybody still active is cashed out, because a
 * hundredth more could win more than the bankroll. It is fixed as the round starts.
 */
export function ceilingOf(staked: bigint): number {
  if (staked <= 0n) return highestMultiple;
  const affordable = (bankroll * 100n) / staked + 100n;
  return affordable > BigInt(highestMultiple) ? highestMultiple : Number(affordable);
}

/** What a bet pays that cashed out at this multiple: minor units, cut to whole ones. */
export function payoutAt(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n;
}
