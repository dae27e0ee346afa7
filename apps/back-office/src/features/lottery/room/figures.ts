/** Odds and returns as they are written in the lottery's room. */
import { oddsScale, parseOdds } from '@bahati/lottery-rules/bets/prize-table.ts';
import { formatDecimal } from '@bahati/money/format.ts';

const withoutZeros = (places: string): string => places.replace(/0+$/, '');

/** Ten-thousandths as decimal odds: 95000 is 9.5. */
export function writeOdds(odds: number): string {
  const places = withoutZeros(String(odds % oddsScale).padStart(4, '0'));
  return `${Math.trunc(odds / oddsScale)}${places ? `.${places}` : ''}`;
}

/** Undefined: they are no odds, or finer than ten-thousandths. */
export const readOdds = (text: string): number | undefined =>
  parseOdds(text.trim().replaceAll(/(?<=\d),(?=\d{3}(\D|$))/g, ''));

/** Millionths of the stake as a percentage: 950000 is 95%, 1234567 is 123.4567%. */
export function writeMillionths(millionths: number, locale: string): string {
  const places = withoutZeros(String(millionths % 10_000).padStart(4, '0'));
  const decimal = `${Math.trunc(millionths / 10_000)}.${places}0`;
  return `${formatDecimal(decimal, places.length, locale)}%`;
}

/** Basis points as a percentage with two places: 9525 is 95.25%. */
export const writeBasisPoints = (points: number, locale: string): string =>
  `${formatDecimal(`${Math.trunc(points / 100)}.${String(points % 100).padStart(2, '0')}`, 2, locale)}%`;
