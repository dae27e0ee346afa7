/** What somebody may convert, and what he gets: the server says the last word. */
import { readFigure } from '@bahati/money/typed-figure.ts';

export type Lots = { pointsPerUnit: number; leastConverted: number };

/** The most that the points reach for, in whole units of the currency. */
export function mostConverted(balance: number, { pointsPerUnit }: Lots): number {
  return balance - (balance % pointsPerUnit);
}

export type ConvertFault = 'empty' | 'not_whole' | 'too_few' | 'too_many';

/** Points as they were typed. */
export function readPoints(
  typed: string,
  balance: number,
  lots: Lots,
): { points: number; fault?: undefined } | { fault: ConvertFault } {
  const read = readFigure(typed, 0);
  if (read.fault === 'empty') return { fault: 'empty' };
  if (read.fault !== undefined) return { fault: 'not_whole' };
  const points = Number(read.units);
  if (points < lots.leastConverted) return { fault: 'too_few' };
  if (points > balance) return { fault: 'too_many' };
  if (points % lots.pointsPerUnit !== 0) return { fault: 'not_whole' };
  return { points };
}

/** The wire's decimal string of what they are worth. */
export function worthOf(points: number, { pointsPerUnit }: Lots): string {
  return `${Math.floor(points / pointsPerUnit)}.00`;
}
